import type { ScheduledClass, TeacherClass } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { Text } from '#components/Text/Text.tsx'
import { getAttendancePercent } from '#lib/lessons/attendanceStatistics.ts'
import { findNextLesson } from '#lib/lessons/classHours.ts'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { addDays, formatDayName } from '#lib/time/isoDay.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type ListedClass = ScheduledClass | TeacherClass

type FigureColumnsOptions = {
  /** Whether the rows can be sorted by the figures; a server that sorts the list doesn’t know them. */
  isSortable: boolean
}

/** Columns beyond the specification: the next lesson and, where the backend sends them, students and attendance. */
export function useClassFigureColumns<Row extends ListedClass>(
  classes: readonly Row[],
  { isSortable }: FigureColumnsOptions,
): Column<Row>[] {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const now = useNow()
  const today = useToday()
  const nextOf = (row: Row) => findNextLesson(row.nextLesson, readClassTimes(row), timeZone, now)
  const formatNext = (row: Row) => {
    const next = nextOf(row)
    if (!next) return '–'
    const dayNames = new Map([
      [today, t`Today`],
      [addDays(today, 1), t`Tomorrow`],
    ])
    return `${dayNames.get(next.day) ?? formatDayName(next.day, locale, 'short')}, ${formatWallTime(next.from, locale)}`
  }
  const percentOf = ({ recentAttendance: count }: Row) =>
    count === undefined || count.marked === 0 ? undefined : getAttendancePercent(count)
  const columns: Column<Row>[] = [
    {
      id: 'next',
      header: t`Next lesson`,
      minWidth: 7.5,
      nowrap: true,
      cell: (row) => <Bdi>{formatNext(row)}</Bdi>,
      csvValue: (row) => {
        const next = nextOf(row)
        return next ? `${next.day} ${next.from}` : ''
      },
      ...(isSortable && {
        sortValue: (row: Row) => {
          const next = nextOf(row)
          return next ? `${next.day} ${next.from}` : null
        },
      }),
    },
    {
      id: 'students',
      header: t`Students`,
      align: 'end',
      minWidth: 4.5,
      nowrap: true,
      cell: ({ studentCount }) => studentCount ?? '–',
      csvValue: ({ studentCount }) => String(studentCount ?? ''),
      ...(isSortable && { sortValue: ({ studentCount }: Row) => studentCount ?? null }),
    },
    {
      id: 'attendance',
      header: t`Attendance`,
      headerNote: t`4 weeks`,
      align: 'end',
      minWidth: 6,
      nowrap: true,
      cell: (row) => {
        const percent = percentOf(row)
        return percent === undefined ? (
          <Text as="span" tone="muted">
            –
          </Text>
        ) : (
          `${percent}%`
        )
      },
      csvValue: (row) => String(percentOf(row) ?? ''),
      ...(isSortable && { sortValue: (row: Row) => percentOf(row) ?? null }),
    },
  ]
  const hasFigures = classes.some(({ studentCount }) => studentCount !== undefined)
  return (hasFigures ? columns : columns.slice(0, 1)).map((column) => ({ ...column, isExtra: true }))
}
