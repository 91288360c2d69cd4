import type { Lesson, StudentClass } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { BriefTimes } from '#components/DataTable/cells/BriefTimes.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { timeText } from '#model/timeText.ts'
import { parseWallTime } from '#model/wallTime.ts'
import { ClassCalendar } from './ClassCalendar.tsx'
import { ClassDoor } from './ClassDoor.tsx'
import { Unbroken } from './ClassesScreen.styles.ts'
import { type ClassRow, classRows } from './classRows.ts'
import { JoinButton } from './JoinButton.tsx'
import { NearWords } from './NearWords.tsx'

type ClassesTableProps = {
  classes: StudentClass[]
  lessons: readonly Lesson[] | undefined
  host: string
  table?: KeptTable
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
      least: 11,
      brief: (row) => <JoinButton row={row} />,
      cell: (row) => <ClassDoor row={row} />,
      searchText: (row) => row.class.classLink ?? '',
    },
    // When a class is says more than of which course: its title tells that mostly.
    textColumn('course', t`Course`, ({ course }) => course.name),
    {
      id: 'time',
      header: t`Time`,
      priority: 'subtitle',
      least: 13,
      leastRoomy: 16,
      brief: (row) => (row.isNear ? <NearWords row={row} /> : <BriefTimes timings={row.times} />),
      isBriefUnbroken: true,
      cell: (row) => (
        <Unbroken gap="small" align="start">
          <ClassTimes timings={row.times} schoolZone={timeZone} viewerZone={viewerZone} />
          <ClassCalendar row={row} host={host} />
        </Unbroken>
      ),
      sortValue: ({ times: [first] }) => (first && parseWallTime(first.from)) ?? null,
      csvValue: ({ times }) => times.map((time) => timeText(time, i18n, locale)).join('; '),
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
      rows={classRows(classes, { schoolZone: timeZone, now }, lessons)}
      getRowId={({ id }) => id}
      emptyText={t`No classes found.`}
      empty={{
        kind: 'classes',
        children: t`Your teacher assigns you to a class; its time and link then stand here.`,
      }}
    />
  )
}
