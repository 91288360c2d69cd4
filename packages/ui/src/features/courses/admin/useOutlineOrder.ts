import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Outline } from '@maktab/contract/schema'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

/** A line that is being dragged: where it would stand, and how far it was moved. */
type Drag = { id: number; to: number; by: number }

/** So far a finger or a mouse may stray without dragging. */
const STRAY = 4
/** So near to the edge of the window the page is scrolled along. */
const EDGE = 72
const STEP = 8

/**
 * Lines that are dragged to another place with a mouse, a pen or a finger. `onDrop` hears where one is to stand among
 * those that stood there when it was lifted; Escape lets it go back.
 */
export function useDragToReorder(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onDrop: (id: number, to: number, stood: number[]) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const lift = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return
    stop.current?.()
    const stood = [...ids]
    const middles = [...list.current.children].map((line) => {
      const { top, height } = line.getBoundingClientRect()
      return top + height / 2 + window.scrollY
    })
    const own = middles[stood.indexOf(id)] ?? 0
    const from = event.clientY + window.scrollY
    let at = event.clientY
    let dragged: Drag | undefined
    const follow = () => {
      const by = at + window.scrollY - from
      if (!dragged && Math.abs(by) < STRAY) return
      const to = middles.filter((middle, index) => stood[index] !== id && middle < own + by).length
      dragged = { id, to, by }
      setDrag(dragged)
    }
    let frame = 0
    const scroll = () => {
      const step = at < EDGE ? -STEP : at > window.innerHeight - EDGE ? STEP : 0
      if (dragged && step !== 0) {
        window.scrollBy(0, step)
        follow()
      }
      frame = requestAnimationFrame(scroll)
    }
    const listening = new AbortController()
    const end = () => {
      cancelAnimationFrame(frame)
      listening.abort()
      stop.current = undefined
      setDrag(undefined)
    }
    stop.current = end
    const listen = <Type extends keyof WindowEventMap>(type: Type, hear: (heard: WindowEventMap[Type]) => void) =>
      window.addEventListener(type, hear, { signal: listening.signal, capture: true })
    const { pointerId } = event
    listen('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      at = move.clientY
      follow()
    })
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return
      end()
      if (dragged && dragged.to !== stood.indexOf(id)) onDrop(id, dragged.to, stood)
    })
    listen('pointercancel', end)
    listen('blur', end)
    listen('keydown', (key) => {
      if (key.key !== 'Escape' || !dragged) return
      key.stopPropagation()
      end()
    })
    frame = requestAnimationFrame(scroll)
  }
  return { drag, lift }
}

/** Sends an order; `seen` is the one that it was made of. */
export type SaveOrder = (ids: number[], seen: number[]) => Promise<SubmitResult>

/** The outline that was moved, and how the outlines stood before and after. */
type Move = { id: number; before: number[]; after: number[] }

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * Outlines in the order in which somebody is putting them: it is shown at once and sent one order after the other, the
 * newest last. What is refused goes back to how it is at school; what was done can be taken back as long as nobody else
 * moved one.
 */
export function useOptimisticOutlineOrder(outlines: readonly Outline[], onOrder: SaveOrder) {
  const [wanted, setWanted] = useState<number[]>()
  const [error, setError] = useState('')
  const [moves, setMoves] = useState<readonly Move[]>([])
  const next = useRef<number[]>(undefined)
  const isSending = useRef(false)
  const placeOf = new Map(wanted?.map((id, index) => [id, index]))
  const shown = wanted
    ? outlines.toSorted((one, other) => (placeOf.get(one.id) ?? Infinity) - (placeOf.get(other.id) ?? Infinity))
    : outlines
  const ids = shown.map(({ id }) => id)

  const send = async (before: number[]) => {
    if (isSending.current) return
    isSending.current = true
    let seen = before
    let outcome: SubmitResult = { state: 'done' }
    while (next.current && outcome.state === 'done') {
      const order = next.current
      next.current = undefined
      outcome = await onOrder(order, seen)
      seen = order
    }
    next.current = undefined
    isSending.current = false
    setError(getErrorMessage(outcome))
    setWanted(undefined)
    if (outcome.state !== 'done') setMoves([])
  }
  const put = (before: number[], after: number[]) => {
    next.current = after
    setError('')
    setWanted(after)
    void send(before)
  }
  const last = moves.at(-1)
  return {
    shown,
    error,
    /** Puts one of those that stood so into another place. */
    move: (id: number, to: number, before: number[] = ids) => {
      const after = moveItem(before, before.indexOf(id), to)
      setMoves([...moves, { id, before, after }])
      put(before, after)
    },
    /** Takes the last move back, and says which outline it was of. */
    undo:
      last && isSame(ids, last.after)
        ? () => {
            setMoves(moves.slice(0, -1))
            put(last.after, last.before)
            return last.id
          }
        : undefined,
  }
}

/** Takes one out of its place and puts it into another. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
