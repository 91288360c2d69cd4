import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Outline } from '@maktab/contract/schema'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

/** A dragged row: its target index and its offset in pixels. */
type Drag = { id: number; to: number; offset: number }

/** Pointer movement in pixels before a drag starts. */
const DRAG_THRESHOLD = 4
/** Distance in pixels from the edge of the window at which the page scrolls. */
const SCROLL_EDGE = 72
const SCROLL_STEP = 8

/**
 * Reorders rows by dragging with a mouse, pen or finger. `onDrop` receives the new index among the rows present when
 * the drag started; Escape cancels.
 */
export function useDragToReorder(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onDrop: (id: number, to: number, startOrder: number[]) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const cancelDrag = useRef<() => void>(undefined)
  useEffect(() => () => cancelDrag.current?.(), [])

  const startDrag = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return
    cancelDrag.current?.()
    const startOrder = [...ids]
    const rowCenters = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 + window.scrollY
    })
    const startCenter = rowCenters[startOrder.indexOf(id)] ?? 0
    const startY = event.clientY + window.scrollY
    let pointerY = event.clientY
    let dragged: Drag | undefined
    const updateDrag = () => {
      const offset = pointerY + window.scrollY - startY
      if (!dragged && Math.abs(offset) < DRAG_THRESHOLD) return
      const to = rowCenters.filter((center, index) => startOrder[index] !== id && center < startCenter + offset).length
      dragged = { id, to, offset }
      setDrag(dragged)
    }
    let frame = 0
    const scroll = () => {
      const step = pointerY < SCROLL_EDGE ? -SCROLL_STEP : pointerY > window.innerHeight - SCROLL_EDGE ? SCROLL_STEP : 0
      if (dragged && step !== 0) {
        window.scrollBy(0, step)
        updateDrag()
      }
      frame = requestAnimationFrame(scroll)
    }
    const listening = new AbortController()
    const end = () => {
      cancelAnimationFrame(frame)
      listening.abort()
      cancelDrag.current = undefined
      setDrag(undefined)
    }
    cancelDrag.current = end
    const listen = <Type extends keyof WindowEventMap>(type: Type, handler: (event: WindowEventMap[Type]) => void) =>
      window.addEventListener(type, handler, { signal: listening.signal, capture: true })
    const { pointerId } = event
    listen('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      pointerY = move.clientY
      updateDrag()
    })
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return
      end()
      if (dragged && dragged.to !== startOrder.indexOf(id)) onDrop(id, dragged.to, startOrder)
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
  return { drag, startDrag }
}

/** Saves an order; `baseOrder` is the order that it was based on. */
export type SaveOrder = (ids: number[], baseOrder: number[]) => Promise<SubmitResult>

/** A moved outline, with the order before and after. */
type Move = { id: number; before: number[]; after: number[] }

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * Optimistic order of outlines: shown at once and sent one request at a time, newest last. A rejected order reverts to
 * the server’s. The last move can be undone until another user moves an outline.
 */
export function useOptimisticOutlineOrder(outlines: readonly Outline[], onOrder: SaveOrder) {
  const [optimisticOrder, setOptimisticOrder] = useState<number[]>()
  const [error, setError] = useState('')
  const [moves, setMoves] = useState<readonly Move[]>([])
  const nextOrder = useRef<number[]>(undefined)
  const isSending = useRef(false)
  const indexById = new Map(optimisticOrder?.map((id, index) => [id, index]))
  const shown = optimisticOrder
    ? outlines.toSorted((one, other) => (indexById.get(one.id) ?? Infinity) - (indexById.get(other.id) ?? Infinity))
    : outlines
  const ids = shown.map(({ id }) => id)

  const send = async (before: number[]) => {
    if (isSending.current) return
    isSending.current = true
    let baseOrder = before
    let outcome: SubmitResult = { state: 'done' }
    while (nextOrder.current && outcome.state === 'done') {
      const order = nextOrder.current
      nextOrder.current = undefined
      outcome = await onOrder(order, baseOrder)
      baseOrder = order
    }
    nextOrder.current = undefined
    isSending.current = false
    setError(getErrorMessage(outcome))
    setOptimisticOrder(undefined)
    if (outcome.state !== 'done') setMoves([])
  }
  const saveOrder = (before: number[], after: number[]) => {
    nextOrder.current = after
    setError('')
    setOptimisticOrder(after)
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
      saveOrder(before, after)
    },
    /** Undoes the last move and returns the outline that was moved. */
    undo:
      last && isSame(ids, last.after)
        ? () => {
            setMoves(moves.slice(0, -1))
            saveOrder(last.after, last.before)
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
