import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import type { RosterStudent } from '#lib/people/createRoster.ts'
import type { Attendance } from '@maktab/contract/schema'
import { KeyHint, Toolbar } from './Register.styles.ts'
import { RegisterGridRow } from './RegisterGridRow.tsx'
import { type AttendanceStatus, type RegisterMark, createRegisterRows } from './createRegisterRows.ts'
import { RegisterDay } from './RegisterDay.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import { useRegisterShortcuts } from './useRegisterShortcuts.ts'

export type RegisterProps = {
  students: readonly RosterStudent[]
  records: readonly Attendance[]
  /** What was pressed here and is on its way or has arrived. */
  marks: readonly RegisterMark[]
  day: string
  today: string
  onDayChange: (day: string) => void
  onMark: (studentIds: number[], status: AttendanceStatus) => void
  onRetry: (studentId: number) => void
  onDiscard: (studentId: number) => void
}

/** A whole class on one day (decision 26): all present in one press, then the exceptions. */
export function Register({ students, records, marks, day, today, onDayChange, ...actions }: RegisterProps) {
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
    // The button goes away; where the exceptions are marked is where a person goes on.
    focusFirst()
  }

  return (
    <Stack gap="large">
      <Toolbar>
        <RegisterDay day={day} today={today} onDayChange={onDayChange} />
        {unmarked.length > 0 && (
          <Button variant="primary" onPress={markRest}>
            {unmarked.length === rows.length ? (
              <Trans>Everyone present</Trans>
            ) : (
              <Plural value={unmarked.length} one="The last one present" other="The other # present" />
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
        <Trans>Arrow keys move, P marks present, A marks absent.</Trans>
      </KeyHint>
      <Surface isDivided role="grid" aria-label={t`Register`} {...gridProps}>
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
