import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Attendance, ExcusedDay } from '@maktab/contract/schema'
import { FileText, Undo2 } from 'lucide-react'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Menu } from '#components/Menu/Menu.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { CharacterKeysContext } from '#lib/keyboard/useShortcuts.ts'
import type { RosterStudent } from '#lib/people/personLabels.ts'
import { KeyHint, Toolbar } from './AttendanceRegister.styles.ts'
import {
  type AttendanceStatus,
  type RegisterMark,
  createRegisterRows,
  type RegisterRow,
  findChangedRows,
  isExpected,
} from './createRegisterRows.ts'
import { RegisterDay } from './RegisterDay.tsx'
import { RegisterGridRow, useRegisterLabels } from './RegisterGridRow.tsx'
import { useRegisterShortcuts } from './useRegisterShortcuts.ts'

export type AttendanceRegisterProps = {
  students: readonly RosterStudent[]
  records: readonly Attendance[]
  /** Marks made here that are being sent or were saved. */
  marks: readonly RegisterMark[]
  /** Students who can’t come, by day; undefined if the backend takes no excuses. */
  excuses?: readonly ExcusedDay[] | undefined
  day: string
  today: string
  /** Days with a lesson near this one, none in the future. */
  lessonDays: readonly string[]
  getStudentHref: (studentId: number) => string
  /** Link to the form of a new report on a student. */
  getReportHref: (studentId: number) => string
  onDayChange: (day: string) => void
  onMark: (studentIds: number[], status: AttendanceStatus) => void
  /** Deletes the marks of students who had none before. */
  onUndo: (studentIds: number[]) => void
  onRetry: (studentId: number) => void
  onDiscard: (studentId: number) => void
}

/** Attendance of a whole class on one day (decision 26): mark all present but the excused, then the exceptions. */
export function AttendanceRegister({
  students,
  records,
  marks,
  excuses,
  day,
  today,
  lessonDays,
  getStudentHref,
  getReportHref,
  onDayChange,
  ...actions
}: AttendanceRegisterProps) {
  const { t } = useLingui()
  const rows = useMemo(
    () => createRegisterRows({ students, records, marks, excuses }, day),
    [students, records, marks, excuses, day],
  )
  const days = useMemo(
    () => [...lessonDays, ...records.map(({ date }) => date)].filter((one) => one <= today),
    [lessonDays, records, today],
  )
  const unmarked = rows.filter(isExpected).map(({ student }) => student.id)
  const excusedCount = rows.filter(({ status, excuse }) => status === undefined && excuse !== undefined).length
  const count = (status: AttendanceStatus) => rows.filter((row) => row.status === status).length
  const { undoable, setUndoable } = useUndoableMarks(rows, day)
  const mark = (index: number, status: AttendanceStatus) => {
    const row = rows[index]
    if (!row || (row.status === status && row.progress !== 'failed')) return
    setUndoable([])
    actions.onMark([row.student.id], status)
  }
  const { place, focusFirst, gridProps } = useRegisterShortcuts(rows.length, mark)
  const markRest = () => {
    setUndoable(unmarked)
    actions.onMark(unmarked, 'present')
    // The exceptions are marked next.
    focusFirst()
  }
  const undo = () => {
    setUndoable([])
    actions.onUndo(undoable)
  }

  return (
    <Stack gap="large">
      <Toolbar>
        <RegisterDay day={day} today={today} lessonDays={days} onDayChange={onDayChange} />
        {undoable.length > 0 ? (
          <Button icon={<Undo2 aria-hidden />} onPress={undo}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          unmarked.length > 0 && (
            <Button variant="primary" onPress={markRest}>
              {unmarked.length === rows.length ? (
                <Trans>Mark everyone present</Trans>
              ) : (
                <Plural value={unmarked.length} one="Mark the last one present" other="Mark the other # present" />
              )}
            </Button>
          )
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
        {excusedCount > 0 && (
          <span>
            <Plural value={excusedCount} one="# excused" other="# excused" />
          </span>
        )}
      </Inline>
      {use(CharacterKeysContext) && (
        <KeyHint>
          <Trans>Shortcuts: arrow keys to move, P for present, A for absent.</Trans>
        </KeyHint>
      )}
      <Surface isDivided role="grid" aria-label={t`Whole class`} {...gridProps}>
        {rows.map((row, index) => (
          <RegisterGridRow
            key={row.student.id}
            row={row}
            index={index}
            tabStop={index === place.row ? place.cell : undefined}
            href={getStudentHref(row.student.id)}
            onMark={(status) => mark(index, status)}
            onRetry={() => {
              setUndoable([])
              actions.onRetry(row.student.id)
            }}
            onDiscard={() => {
              setUndoable([])
              actions.onDiscard(row.student.id)
            }}
          />
        ))}
      </Surface>
      <WriteReportMenu students={students} getReportHref={getReportHref} />
      <VisuallyHidden as="p" role="status">
        {useAnnouncement(rows, day)}
      </VisuallyHidden>
    </Stack>
  )
}

/**
 * Students whom “everyone present” has just marked; empty after the next change, on another day, and once one of them
 * has another status.
 */
function useUndoableMarks(rows: readonly RegisterRow[], day: string) {
  const [last, setLast] = useState<{ day: string; ids: number[] }>()
  const isPresent = (id: number) => rows.some(({ student, status }) => student.id === id && status === 'present')
  return {
    undoable: last?.day === day && last.ids.every(isPresent) ? last.ids : [],
    setUndoable: (ids: number[]) => setLast({ day, ids }),
  }
}

type WriteReportMenuProps = Pick<AttendanceRegisterProps, 'students' | 'getReportHref'>

/** Menu of the students, each a link to the form of a new report. */
function WriteReportMenu({ students, getReportHref }: WriteReportMenuProps) {
  const { t } = useLingui()
  return (
    <Inline gap="medium" data-off-paper>
      <Menu
        label={t`Write report`}
        placement="bottom start"
        items={students.map(({ id, label }) => ({ id: String(id), label, href: getReportHref(id) }))}
      >
        <Button icon={<FileText aria-hidden />}>
          <Trans>Write report…</Trans>
        </Button>
      </Menu>
    </Inline>
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
