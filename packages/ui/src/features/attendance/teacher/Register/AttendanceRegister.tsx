import { type FocusEvent, type KeyboardEvent, useRef, useState, useMemo, useEffect, useEffectEvent } from 'react'
import {
  type AttendanceStatus,
  type RegisterMark,
  createRegisterRows,
  type RegisterRow,
  findChangedRows,
} from './createRegisterRows.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import type { RosterStudent } from '#lib/people/personLabels.ts'
import type { Attendance } from '@maktab/contract/schema'
import { KeyHint, Toolbar } from './AttendanceRegister.styles.ts'
import { RegisterGridRow, useRegisterLabels } from './RegisterGridRow.tsx'
import { DatePicker } from '#components/DatePicker/DatePicker.tsx'
import { isIsoDay } from '#lib/time/isoDay.ts'

type Place = { row: number; status: AttendanceStatus }

/** The Latin letter that a key types; in other scripts, that of the physical key. */
const getLetter = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()

/**
 * Keyboard shortcuts of the register: arrows, Home and End move, P and A mark the focused row. The grid is one tab
 * stop.
 */
function useRegisterShortcuts(rowCount: number, onMark: (row: number, status: AttendanceStatus) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const [focusedPlace, setFocusedPlace] = useState<Place>({ row: 0, status: 'present' })
  const place: Place = { ...focusedPlace, row: Math.max(0, Math.min(focusedPlace.row, rowCount - 1)) }

  const focus = ({ row, status }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-status="${status}"]`)?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = getPlace(event.target)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = getLetter(event)
    const to = getNextPlace(from, event, rowCount)
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
        const focused = getPlace(event.target)
        if (focused) setFocusedPlace(focused)
      },
    },
  }
}

function getPlace(target: EventTarget): Place | undefined {
  const { row, status } = (target as HTMLElement).dataset
  return row === undefined || (status !== 'present' && status !== 'absent') ? undefined : { row: Number(row), status }
}

function getNextPlace({ row, status }: Place, { key, currentTarget }: KeyboardEvent<HTMLElement>, rowCount: number) {
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

/** The first of two typed digits is a valid day as well, so wait until typing pauses. */
const PAUSE_MILLISECONDS = 800

type RegisterDayProps = { day: string; today: string; onDayChange: (day: string) => void }

/**
 * The day of the register. Changes the day after a pause or when the field is left, so that nothing is marked on the
 * previous day. Incomplete and future days are ignored.
 */
function RegisterDay({ day, today, onDayChange }: RegisterDayProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: day, typed: day })
  const typed = draft.of === day ? draft.typed : day
  const isInFuture = isIsoDay(typed) && typed > today
  const isNew = typed !== day && isIsoDay(typed) && typed <= today && typed >= '1000'
  const changeDay = useEffectEvent((to: string) => onDayChange(to))
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => changeDay(typed), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isNew, typed])
  return (
    <DatePicker
      label={t`Day`}
      value={typed}
      onChange={(next) => setDraft({ of: day, typed: next })}
      onBlur={() => isNew && onDayChange(typed)}
      today={today}
      maxValue={today}
      isRequired
      errorMessage={isInFuture ? t`This day is in the future.` : undefined}
    />
  )
}

export type AttendanceRegisterProps = {
  students: readonly RosterStudent[]
  records: readonly Attendance[]
  /** Marks made here that are being sent or were saved. */
  marks: readonly RegisterMark[]
  day: string
  today: string
  onDayChange: (day: string) => void
  onMark: (studentIds: number[], status: AttendanceStatus) => void
  onRetry: (studentId: number) => void
  onDiscard: (studentId: number) => void
}

/** Attendance of a whole class on one day (decision 26): mark all present, then the exceptions. */
export function AttendanceRegister({
  students,
  records,
  marks,
  day,
  today,
  onDayChange,
  ...actions
}: AttendanceRegisterProps) {
  const { t } = useLingui()
  const rows = useMemo(() => createRegisterRows({ students, records, marks }, day), [students, records, marks, day])
  const unmarked = rows.filter(({ status }) => status === undefined).map(({ student }) => student.id)
  const count = (status: AttendanceStatus) => rows.filter((row) => row.status === status).length
  const mark = (index: number, status: AttendanceStatus) => {
    const row = rows[index]
    if (row && (row.status !== status || row.progress === 'failed')) actions.onMark([row.student.id], status)
  }
  const { place, focusFirst, gridProps } = useRegisterShortcuts(rows.length, mark)
  const markRest = () => {
    actions.onMark(unmarked, 'present')
    // The button disappears, so move focus to the rows for the exceptions.
    focusFirst()
  }

  return (
    <Stack gap="large">
      <Toolbar>
        <RegisterDay day={day} today={today} onDayChange={onDayChange} />
        {unmarked.length > 0 && (
          <Button variant="primary" onPress={markRest}>
            {unmarked.length === rows.length ? (
              <Trans>Mark everyone present</Trans>
            ) : (
              <Plural value={unmarked.length} one="Mark the last one present" other="Mark the other # present" />
            )}
          </Button>
        )}
      </Toolbar>
      <Inline as="p" gap="large" rowGap="x-small" align="stretch" tone="muted">
        <span>
          <Plural value={count('present')} one="# present" other="# present" />
        </span>
        <span>
          <Plural value={count('absent')} one="# absent" other="# absent" />
        </span>
        <span>
          <Plural value={unmarked.length} one="# not marked" other="# not marked" />
        </span>
      </Inline>
      <KeyHint>
        <Trans>Shortcuts: arrow keys to move, P for present, A for absent.</Trans>
      </KeyHint>
      <Surface isDivided role="grid" aria-label={t`Whole class`} {...gridProps}>
        {rows.map((row, index) => (
          <RegisterGridRow
            key={row.student.id}
            row={row}
            index={index}
            tabStop={index === place.row ? place.status : undefined}
            onMark={(status) => mark(index, status)}
            onRetry={() => actions.onRetry(row.student.id)}
            onDiscard={() => actions.onDiscard(row.student.id)}
          />
        ))}
      </Surface>
      <VisuallyHidden as="p" role="status">
        {useAnnouncement(rows, day)}
      </VisuallyHidden>
    </Stack>
  )
}

/** Screen reader announcement of the rows that changed on this day. */
function useAnnouncement(rows: readonly RegisterRow[], day: string): string {
  const { announcementOf } = useRegisterLabels()
  const [announcement, setAnnouncement] = useState('')
  const before = useRef({ rows, day })
  useEffect(() => {
    const changed = before.current.day === day ? findChangedRows(before.current.rows, rows) : []
    before.current = { rows, day }
    if (changed.length > 0) setAnnouncement(announcementOf(changed))
  }, [rows, day, announcementOf])
  return announcement
}
