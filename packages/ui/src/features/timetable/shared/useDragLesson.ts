import type { Lesson } from '@maktab/contract/schema'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { daysBetween } from '#lib/time/isoDay.ts'
import type { LessonSlot } from './LessonDialog/LessonDialogProps.ts'
import { shiftLesson } from './getLessonPlacement.ts'
import { type Hour, type LessonSegment, getHourOffset, getMinuteAt } from './layOutWeek.ts'

/** A shorter movement is a press. */
const THRESHOLD = 6
/** A lesson moves by quarters of an hour. */
const SNAP_MINUTES = 15
const LAST_MINUTE = 24 * 60 - SNAP_MINUTES

/** A dragged lesson and where it would be dropped, in minutes of the day. */
export type DraggedLesson = { lesson: Lesson; day: string; from: number; to: number }

type DragLessonOptions = {
  hours: readonly Hour[]
  isMovable: (lesson: Lesson) => boolean
  onDrop: ((lesson: Lesson, slot: LessonSlot) => void) | undefined
}

/**
 * Dragging of lessons in the grid of a week with the mouse or a pen. A touch scrolls, and the keyboard uses the form of
 * the lesson’s dialog.
 */
export function useDragLesson(frame: RefObject<HTMLElement | null>, { hours, isMovable, onDrop }: DragLessonOptions) {
  const [drag, setDrag] = useState<DraggedLesson>()
  const cancelDrag = useRef<() => void>(undefined)
  const wasDragged = useRef(false)
  useEffect(() => () => cancelDrag.current?.(), [])

  const startDrag = ({ lesson, from, to }: LessonSegment, day: string, event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !isMovable(lesson)) return
    const grid = frame.current && measureGrid(frame.current)
    if (!grid) return
    cancelDrag.current?.()
    const { pointerId, clientX, clientY } = event
    const listening = new AbortController()
    let dragged: DraggedLesson | undefined
    const end = () => {
      listening.abort()
      setDrag(undefined)
    }
    const move = (point: { clientX: number; clientY: number }) => {
      const distance = Math.hypot(point.clientX - clientX, point.clientY - clientY)
      if (!dragged && distance < THRESHOLD) return
      const offset = getHourOffset(from, hours) + (point.clientY - clientY + grid.scrolledBy()) / grid.hourHeight
      const by = Math.round((getMinuteAt(offset, hours) - from) / SNAP_MINUTES) * SNAP_MINUTES
      const start = Math.min(Math.max(from + by, 0), LAST_MINUTE)
      dragged = { lesson, day: grid.dayAt(point.clientX) ?? dragged?.day ?? day, from: start, to: start + to - from }
      setDrag(dragged)
    }
    const listen = <Type extends keyof WindowEventMap>(type: Type, handler: (event: WindowEventMap[Type]) => void) =>
      window.addEventListener(type, handler, { signal: listening.signal, capture: true })
    listen('pointermove', (moved) => moved.pointerId === pointerId && move(moved))
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return
      end()
      if (!dragged) return
      // The press that ends a drag doesn’t open the lesson.
      wasDragged.current = true
      setTimeout(() => (wasDragged.current = false))
      const [days, minutes] = [daysBetween(day, dragged.day), dragged.from - from]
      if (days !== 0 || minutes !== 0) onDrop?.(lesson, shiftLesson(lesson, days * 24 * 60 + minutes))
    })
    listen('pointercancel', end)
    listen('blur', end)
    listen('keydown', (key) => {
      if (key.key !== 'Escape' || !dragged) return
      key.stopPropagation()
      end()
    })
    cancelDrag.current = end
  }
  return {
    drag,
    startDrag,
    /** Whether the current press ended a drag. */
    hasDragged: () => wasDragged.current,
  }
}

/** The geometry of the week’s grid; undefined while its days are a list. */
function measureGrid(frame: HTMLElement) {
  const [hour] = frame.querySelectorAll<HTMLElement>('[data-hour-height]')
  const columns = [...frame.querySelectorAll<HTMLElement>('[data-day]')]
  const [first] = columns
  const height = hour?.getBoundingClientRect().height ?? 0
  if (!hour || !first || height === 0) return undefined
  const top = first.getBoundingClientRect().top
  return {
    hourHeight: height / Number(hour.dataset['hourHeight']),
    /** How far the page was scrolled since the start of the drag. */
    scrolledBy: () => top - first.getBoundingClientRect().top,
    dayAt: (x: number) =>
      columns.find((column) => {
        const { left, right } = column.getBoundingClientRect()
        return x >= left && x < right
      })?.dataset['day'],
  }
}
