import type { components } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { ClassTimes } from '../../../components/ClassTime/ClassTimes.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { classTimes } from '../../../model/classTimes.ts'
import { codeOf } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'

type Allotment = components['schemas']['Allotment']

type AllottedStudentsTableProps = { allotments: readonly Allotment[]; now: Date; table: KeptTable | undefined }

export function AllottedStudentsTable({ allotments, now, table }: AllottedStudentsTableProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchool()
  const hoursOf = ({ student_class_timings: timings }: Allotment) =>
    classTimes(timings).map(({ from, to }) => `${from} – ${to}`)
  const text = (id: string, header: string, textOf: (allotment: Allotment) => string): Column<Allotment> => ({
    id,
    header,
    cell: (allotment) => <Bdi>{textOf(allotment)}</Bdi>,
    sortValue: textOf,
    searchText: textOf,
  })
  const columns: Column<Allotment>[] = [
    text('code', t`Student ID`, ({ student }) => codeOf(student, t`N/A`)),
    text('course', t`Course`, ({ course }) => course.name),
    { ...text('student', t`Student`, ({ student }) => student.name), isRowHeader: true },
    text('teacher', t`Teacher`, ({ teacher }) => teacher.name),
    {
      id: 'timings',
      header: t`Class Timings`,
      cell: ({ student_class_timings: timings }) => (
        <ClassTimes timings={classTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} now={now} />
      ),
      sortValue: (allotment) => hoursOf(allotment)[0] ?? null,
      searchText: (allotment) => hoursOf(allotment).join(', '),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Students`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      emptyText={t`No data found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
