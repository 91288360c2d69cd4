import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type ViewerHours, getViewerHours } from '#lib/lessons/classHours.ts'
import type { CourseTime } from '#lib/lessons/readClassTimes.ts'
import { formatWallTime, isOvernight } from '#lib/time/wallTime.ts'
import { formatWeekday, formatWeekdays } from '#lib/time/weekdays.ts'
import { Bdi, NowrapBdi } from '../Bdi/Bdi.tsx'
import { CompactTimes } from '../DataTable/columns/valueColumns.tsx'
import type { Column, RowAction } from '../DataTable/Column.ts'
import { actionsColumn } from '../DataTable/RowActionButtons.tsx'
import { textColumn } from '../DataTable/columns/textColumns.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { EmptyStateContent } from '../EmptyState/EmptyState.tsx'
import { LocalHours } from '../ClassTime/ClassTime.tsx'
import { useSchoolTimeText } from '../ClassTime/SchoolTimeNote.tsx'
import { Hint } from '../Field/Field.styles.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

type CourseTimesTableProps = {
  label: string
  times: readonly CourseTime[]
  fromLabel: string
  toLabel: string
  emptyText: string
  empty?: EmptyStateContent
  /** Actions of a row; adds an action column. */
  getActions?: ((time: CourseTime) => readonly RowAction[]) | undefined
}

type Row = CourseTime & { key: string }

/** Courses and their times in the school's time zone and, if it differs, in the viewer's (decision 29). */
export function CourseTimesTable({
  label,
  times,
  fromLabel,
  toLabel,
  emptyText,
  empty,
  getActions,
}: CourseTimesTableProps) {
  const now = useNow()
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const schoolTimeText = useSchoolTimeText()
  const rows = useMemo(() => times.map((time, at): Row => ({ ...time, key: String(time.id ?? `at ${at}`) })), [times])
  const toViewerHours = (time: CourseTime): ViewerHours =>
    getViewerHours(time, timeZone, viewerZone, now) ?? { ...time, startShift: 0 }
  const hasViewerTimes = times.some((time) => getViewerHours(time, timeZone, viewerZone, now) !== undefined)
  const columns: Column<Row>[] = [
    textColumn('course', t`Course`, ({ courseName }) => courseName, {
      isRowHeader: true,
      missing: t`N/A`,
      searchText: ({ courseName }) => courseName,
    }),
    {
      id: 'from',
      header: fromLabel,
      priority: 'subtitle',
      nowrap: true,
      cell: ({ from }) => <WallTime time={from} />,
      compactCell: (time) => <CompactTimes timings={[time]} />,
      sortValue: ({ from }) => from,
      searchText: ({ from }) => from,
      localizedSearchText: ({ from }, locale) => formatWallTime(from, locale),
    },
    {
      id: 'to',
      header: toLabel,
      nowrap: true,
      cell: ({ from, to }) => <WallTime time={to} after={from} />,
      sortValue: ({ to }) => to,
      searchText: ({ to }) => to,
      localizedSearchText: ({ to }, locale) => formatWallTime(to, locale),
    },
  ]
  const formatDays = ({ days }: CourseTime) => formatWeekdays(days, i18n, locale)
  if (times.some(({ days }) => days.length > 0)) {
    columns.push({
      id: 'days',
      header: t`Days`,
      isExtra: true,
      cell: (time) => <Bdi>{formatDays(time) || t`Days not set`}</Bdi>,
      searchText: formatDays,
      localizedSearchText: ({ days }) => days.map((day) => formatWeekday(day, locale, 'long')).join(' '),
    })
  }
  if (hasViewerTimes) {
    columns.push({
      id: 'own',
      header: t`Your time`,
      isExtra: true,
      minWidth: 8,
      cell: (time) => <LocalHours {...toViewerHours(time)} />,
      csvValue: (time) => `${toViewerHours(time).from} – ${toViewerHours(time).to}`,
    })
  }
  if (getActions) columns.push(actionsColumn(t`Action`, getActions))
  return (
    <Stack>
      <Hint>{schoolTimeText}</Hint>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        getRowId={({ key }) => key}
        emptyText={emptyText}
        emptyState={empty}
      />
    </Stack>
  )
}

type WallTimeProps = {
  time: string
  /** Start time; an earlier `time` is on the next day. */
  after?: string
}

function WallTime({ time, after }: WallTimeProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      <NowrapBdi>{formatWallTime(time, locale)}</NowrapBdi>
      {after !== undefined && isOvernight({ from: after, to: time }) && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {t`+1 day`}
        </Text>
      )}
    </>
  )
}
