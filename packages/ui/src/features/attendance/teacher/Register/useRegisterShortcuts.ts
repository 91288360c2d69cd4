import { type FocusEvent, useRef, useState } from 'react'
import { useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import type { AttendanceStatus } from './createRegisterRows.ts'

/** A cell of the register’s grid that can have the focus: the link of the name, or one of the two buttons. */
export type RegisterCell = 'name' | AttendanceStatus

type Place = { row: number; cell: RegisterCell }

const cells: readonly RegisterCell[] = ['name', 'present', 'absent']

/**
 * Keyboard shortcuts of the register: arrows, Home and End move, P and A mark the focused row. The grid is one tab
 * stop.
 */
export function useRegisterShortcuts(rowCount: number, onMark: (row: number, status: AttendanceStatus) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const [focusedPlace, setFocusedPlace] = useState<Place>({ row: 0, cell: 'present' })
  const place: Place = { ...focusedPlace, row: Math.max(0, Math.min(focusedPlace.row, rowCount - 1)) }

  const focus = ({ row, cell }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-cell="${cell}"]`)?.focus()
  /** Calls `act` with the focused cell; other elements keep the key. */
  const fromPlace = ({ target }: KeyboardEvent, act: (place: Place) => void) => {
    const from = getPlace(target)
    if (from !== undefined) act(from)
    return from !== undefined
  }
  const move = (event: KeyboardEvent, to: (place: Place) => Partial<Place>) =>
    fromPlace(event, (from) => focus({ ...from, ...to(from) }))
  const lastRow = rowCount - 1
  useShortcuts(
    {
      nextStudent: (event) => move(event, ({ row }) => ({ row: Math.min(row + 1, lastRow) })),
      previousStudent: (event) => move(event, ({ row }) => ({ row: Math.max(row - 1, 0) })),
      firstStudent: (event) => move(event, () => ({ row: 0 })),
      lastStudent: (event) => move(event, () => ({ row: lastRow })),
      otherStatus: (event) =>
        move(event, ({ cell }) => ({ cell: cells[cells.indexOf(cell) + (isForward(event) ? 1 : -1)] ?? cell })),
      markPresent: (event) => fromPlace(event, ({ row }) => onMark(row, 'present')),
      markAbsent: (event) => fromPlace(event, ({ row }) => onMark(row, 'absent')),
    },
    { root: grid },
  )
  return {
    place,
    focusFirst: () => focus({ row: 0, cell: 'present' }),
    gridProps: {
      ref: grid,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const focused = getPlace(event.target)
        if (focused) setFocusedPlace(focused)
      },
    },
  }
}

function getPlace(target: EventTarget | null): Place | undefined {
  const { row, cell: name } = (target as HTMLElement).dataset
  const cell = cells.find((one) => one === name)
  return row === undefined || cell === undefined ? undefined : { row: Number(row), cell }
}

/** Whether an arrow key points towards the end of the line. */
function isForward({ key, target }: KeyboardEvent): boolean {
  return key === ((target as HTMLElement).matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight')
}
