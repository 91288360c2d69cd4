import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { ClassTimes } from '../../../components/ClassTime/ClassTimes.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { schoolToday } from '../../../model/schoolTime.ts'
import { parseWallTime } from '../../../model/wallTime.ts'
import { ClassCalendar } from './ClassCalendar.tsx'
import { ClassDoor } from './ClassDoor.tsx'
import { Unbroken } from './ClassesScreen.styles.ts'
import type { ClassRow } from './classRows.ts'
import { classRows } from './classRows.ts'

type ClassesTableProps = {
  classes: components['schemas']['StudentClass'][]
  now: Date
  host: string
  table?: KeptTable
  getReportHref: (entry: components['schemas']['StudentClass']) => string
}

export function ClassesTable({ classes, now, host, table, getReportHref }: ClassesTableProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchool()
  const columns: Column<ClassRow>[] = [
    {
      id: 'title',
      header: t`Title`,
      isRowHeader: true,
      cell: (row) => <Bdi>{row.class.title}</Bdi>,
      sortValue: (row) => row.class.title,
      searchText: (row) => row.class.title,
    },
    {
      id: 'link',
      header: t`Link`,
      cell: (row) => <ClassDoor row={row} />,
      searchText: (row) => row.class.classLink ?? '',
    },
    {
      id: 'course',
      header: t`Course`,
      cell: ({ course }) => <Bdi>{course.name}</Bdi>,
      sortValue: ({ course }) => course.name,
      searchText: ({ course }) => course.name,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: (row) => (
        <Unbroken>
          <ClassTimes timings={row.times} schoolZone={timeZone} viewerZone={viewerZone} now={now} />
          <ClassCalendar row={row} now={now} host={host} />
        </Unbroken>
      ),
      sortValue: ({ times: [first] }) => (first && parseWallTime(first.from)) ?? null,
      csvValue: ({ times }) => times.map(({ from, to }) => `${from} – ${to}`).join(', '),
    },
    {
      id: 'performance',
      header: t`See Performance`,
      isAction: true,
      cell: (row) => (
        <Unbroken>
          <LinkButton
            size="sm"
            href={getReportHref(row)}
            aria-label={t`See Performance: ${row.class.title}, ${row.course.name}`}
          >
            <Trans>See Performance</Trans>
          </LinkButton>
        </Unbroken>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Classes`}
      columns={columns}
      rows={classRows(classes, timeZone, now)}
      getRowId={({ id }) => id}
      emptyText={t`No classes found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
