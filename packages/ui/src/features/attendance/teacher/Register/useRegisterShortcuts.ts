import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { AttendanceStatus } from './createRegisterRows.ts'

type Place = { row: number; status: AttendanceStatus }

/** A letter by what it prints, or by its key where the keyboard writes another script. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()

/**
 * The register’s keys: arrows, Home and End move, P and A mark the row that has the focus. The whole grid is one stop
 * of the Tab key.
 */
export function useRegisterShortcuts(rowCount: number, onMark: (row: number, status: AttendanceStatus) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Place>({ row: 0, status: 'present' })
  const place: Place = { ...at, row: Math.max(0, Math.min(at.row, rowCount - 1)) }

  const focus = ({ row, status }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-status="${status}"]`)?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = letterOf(event)
    const to = moved(from, event, rowCount)
    if (to) focus(to)
    else if (letter === 'p' || letter === 'a') onMark(from.row, letter === 'p' ? 'present' : 'absent')
    else return
    event.preventDefault()
  }
  return {
    place,
    focusFirst: () => focus({ row: 0, status: 'present' }),
    gridProps: {
      ref: grid,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const entered = placeOf(event.target)
        if (entered) setAt(entered)
      },
    },
  }
}

function placeOf(target: EventTarget): Place | undefined {
  const { row, status } = (target as HTMLElement).dataset
  return row === undefined || (status !== 'present' && status !== 'absent') ? undefined : { row: Number(row), status }
}

function moved({ row, status }: Place, { key, currentTarget }: KeyboardEvent<HTMLElement>, rowCount: number) {
  const [forward, backward] = currentTarget.matches(':dir(rtl)')
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(row + 1, rowCount - 1), status }
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), status }
    case 'Home':
      return { row: 0, status }
    case 'End':
      return { row: rowCount - 1, status }
    case forward:
      return { row, status: 'absent' as const }
    case backward:
      return { row, status: 'present' as const }
    default:
      return undefined
  }
}
