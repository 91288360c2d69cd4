import type { Lesson, StudentClass } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { CompactTimes } from '#components/DataTable/cells/CompactTimes.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatClassHours } from '#lib/time/formatClassHours.ts'
import { parseWallTime } from '#lib/time/wallTime.ts'
import { AddClassToCalendarButtons } from './AddClassToCalendarButtons.tsx'
import { ClassJoinCell } from './ClassJoinCell.tsx'
import { NowrapStack } from './ClassesScreen.styles.ts'
import { type ClassRow, createClassRows } from './createClassRows.ts'
import { JoinClassButton } from './JoinClassButton.tsx'
import { StartsInText } from './StartsInText.tsx'

type ClassesTableProps = {
  classes: StudentClass[]
  lessons: readonly Lesson[] | undefined
  host: string
  table?: TableStateProps
  getReportHref: (entry: StudentClass) => string
}

export function ClassesTable({ classes, lessons, host, table, getReportHref }: ClassesTableProps) {
  const now = useNow()
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const columns: Column<ClassRow>[] = [
    textColumn('title', t`Title`, (row) => row.class.title, { isRowHeader: true }),
    {
      id: 'link',
      header: t`Link`,
      priority: 'meta',
      minWidth: 11,
      compactCell: (row) => <JoinClassButton row={row} />,
      cell: (row) => <ClassJoinCell row={row} />,
      searchText: (row) => row.class.classLink ?? '',
    },
    // When a class is says more than of which course: its title tells that mostly.
    textColumn('course', t`Course`, ({ course }) => course.name),
    {
      id: 'time',
      header: t`Time`,
      priority: 'subtitle',
      minWidth: 13,
      minWidthRoomy: 16,
      compactCell: (row) => (row.isNear ? <StartsInText row={row} /> : <CompactTimes timings={row.times} />),
      compactNowrap: true,
      cell: (row) => (
        <NowrapStack gap="small" align="start">
          <ClassTimes timings={row.times} schoolZone={timeZone} viewerZone={viewerZone} />
          <AddClassToCalendarButtons row={row} host={host} />
        </NowrapStack>
      ),
      sortValue: ({ times: [first] }) => (first && parseWallTime(first.from)) ?? null,
      csvValue: ({ times }) => times.map((time) => formatClassHours(time, i18n, locale)).join('; '),
    },
    actionsColumn(t`See Performance`, (row) => [
      {
        id: 'performance',
        label: t`See Performance`,
        name: t`See Performance: ${row.class.title}, ${row.course.name}`,
        href: getReportHref(row),
      },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Classes`}
      columns={columns}
      rows={createClassRows(classes, { schoolZone: timeZone, now }, lessons)}
      getRowId={({ id }) => id}
      emptyText={t`No classes found.`}
      emptyState={{
        scene: 'classes',
        children: t`Your teacher assigns you to a class; its time and link then stand here.`,
      }}
    />
  )
}
