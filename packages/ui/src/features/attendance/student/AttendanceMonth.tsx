import type { OwnAttendance } from '@maktab/contract/schema'
import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { CalendarGrid, CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { parseCalendarDate } from '#components/DateField/dateTimeSegments.ts'
import { MonthHeader } from '#components/DatePicker/MonthCalendar.tsx'
import { Body, Day, Weekday } from '#components/DatePicker/MonthCalendar.styles.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import { type AttendanceStatus, getAttendanceByDay } from '#lib/lessons/attendanceStatistics.ts'

/** Statuses differ by their sign as well as by their colour. */
const signs: Record<AttendanceStatus, string> = { present: '✓', absent: '✕', excused: '–' }

const colours: Record<AttendanceStatus, string> = {
  present: tokens.color.successSoft,
  absent: tokens.color.dangerSoft,
  excused: tokens.color.warningSoft,
}

const Month = styled(Body)`
  table {
    table-layout: fixed;
  }
`

const AttendanceDay = styled(Day)<{ $status: AttendanceStatus | undefined }>`
  align-content: center;
  min-inline-size: 0;
  background: ${({ $status }) => ($status ? colours[$status] : 'none')};
  line-height: ${tokens.leading.tight};
  cursor: default;
`

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** A month of a student’s attendance: the statuses of each day, in all classes shown. */
export function AttendanceMonth({ marks, excuses }: Pick<OwnAttendance, 'marks' | 'excuses'>) {
  const { t } = useLingui()
  const today = useToday()
  const byDay = getAttendanceByDay({ marks, excuses })
  const days = [...byDay.keys()].toSorted()
  const first = parseCalendarDate(days[0] ?? today)
  const last = parseCalendarDate([today, ...days].toSorted().at(-1) ?? today)
  const newest = parseCalendarDate(marks[0]?.date ?? today)
  if (!first || !last || !newest) return null
  const words = { present: t`Present`, absent: t`Absent`, excused: t`Can’t come` }
  return (
    <Stack gap="small">
      <Month
        aria-label={t`Attendance by day`}
        defaultFocusedValue={newest}
        minValue={first.set({ day: 1 })}
        maxValue={last}
        isReadOnly
      >
        <MonthHeader years={last.year - first.year + 1} />
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <MonthDay date={date} statuses={byDay.get(date.toString()) ?? []} words={words} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Month>
      <Key aria-label={t`Signs`}>
        {(['present', 'absent', ...(excuses?.length ? (['excused'] as const) : [])] as const).map((status) => (
          <li key={status}>
            <span aria-hidden>{signs[status]}</span> {words[status]}
          </li>
        ))}
      </Key>
    </Stack>
  )
}

type MonthDayProps = {
  date: CalendarDate
  statuses: readonly AttendanceStatus[]
  words: Record<AttendanceStatus, string>
}

function MonthDay({ date, statuses, words }: MonthDayProps) {
  const { locale } = useLocale()
  const day = formatDayName(date.toString(), locale, 'dated')
  const label = [day, ...statuses.map((status) => words[status])].join(', ')
  return (
    <AttendanceDay
      date={date}
      $status={statuses[0]}
      // A day can’t be pressed, so it is no button.
      render={({ tabIndex: _tabIndex, ...props }) => <div {...props} role="img" aria-label={label} />}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          <small>{statuses.map((status) => signs[status]).join(' ')}</small>
        </>
      )}
    </AttendanceDay>
  )
}
