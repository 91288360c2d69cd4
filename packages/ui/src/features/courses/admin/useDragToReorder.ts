import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

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
