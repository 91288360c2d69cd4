import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ClassTimes } from '../../../components/ClassTime/ClassTimes.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { classTimes } from '../../../model/classTimes.ts'
import { personLabel } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'

type Allotment = components['schemas']['Allotment']

type AllotmentsTableProps = {
  allotments: Allotment[]
  table: KeptTable | undefined
  now: Date
  /** The allotment that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (id: number) => void
  onDelete: (allotment: Allotment) => void
}

export function AllotmentsTable({ allotments, table, now, lastId, onEdit, onDelete }: AllotmentsTableProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchool()
  const timesOf = ({ student_class_timings: timings }: Allotment) => classTimes(timings)
  const hoursOf = (allotment: Allotment) => timesOf(allotment).map(({ from, to }) => `${from} – ${to}`)
  const courseOf = ({ course }: Allotment) => course.name
  const studentOf = ({ student }: Allotment) => personLabel(student, t`N/A`)
  const teacherOf = ({ teacher }: Allotment) => personLabel(teacher, t`N/A`)
  const columns: Column<Allotment>[] = [
    {
      id: 'course',
      header: t`Course`,
      cell: (allotment) => <Bdi>{courseOf(allotment)}</Bdi>,
      sortValue: courseOf,
      searchText: courseOf,
    },
    {
      id: 'student',
      header: t`Student`,
      isRowHeader: true,
      cell: (allotment) => <Bdi>{studentOf(allotment)}</Bdi>,
      sortValue: studentOf,
      searchText: studentOf,
    },
    {
      id: 'teacher',
      header: t`Teacher`,
      cell: (allotment) => <Bdi>{teacherOf(allotment)}</Bdi>,
      sortValue: teacherOf,
      searchText: teacherOf,
    },
    {
      id: 'timings',
      header: t`Class Timings`,
      cell: (allotment) => (
        <ClassTimes timings={timesOf(allotment)} schoolZone={timeZone} viewerZone={viewerZone} now={now} />
      ),
      sortValue: (allotment) => hoursOf(allotment)[0] ?? null,
      searchText: (allotment) => hoursOf(allotment).join(', '),
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (allotment) => (
        <RowActions>
          <Button
            size="sm"
            autoFocus={allotment.id === lastId}
            aria-label={t`Edit ${allotment.student.name}, ${courseOf(allotment)}`}
            onPress={() => onEdit(allotment.id)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Delete ${allotment.student.name}, ${courseOf(allotment)}`}
            onPress={() => onDelete(allotment)}
          >
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Teachers`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      emptyText={t`No allotments found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
