import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Outline } from '@maktab/contract/schema'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

/** A dragged row: its target index and its offset in pixels. */
type Drag = { id: number; to: number; by: number }

/** Pointer movement in pixels before a drag starts. */
const STRAY = 4
/** Distance in pixels from the edge of the window at which the page scrolls. */
const EDGE = 72
const STEP = 8

/**
 * Reorders rows by dragging with a mouse, pen or finger. `onDrop` receives the new index among the rows present when
 * the drag started; Escape cancels.
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

/** Saves an order; `seen` is the order that it was based on. */
export type SaveOrder = (ids: number[], seen: number[]) => Promise<SubmitResult>

/** A moved outline, with the order before and after. */
type Move = { id: number; before: number[]; after: number[] }

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * Optimistic order of outlines: shown at once and sent one request at a time, newest last. A rejected order reverts to
 * the server’s. The last move can be undone until another user moves an outline.
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
    /** Moves an outline to another index of the order `before`. */
    move: (id: number, to: number, before: number[] = ids) => {
      const after = moveItem(before, before.indexOf(id), to)
      setMoves([...moves, { id, before, after }])
      put(before, after)
    },
    /** Undoes the last move and returns the outline that was moved. */
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

/** Moves an item to another index. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
