import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'

type AssignedCourse = components['schemas']['AssignedCourse']

type AssignedCoursesProps = { assigned: AssignedCourse[]; onRemove: (assignment: AssignedCourse) => void }

export function AssignedCourses({ assigned, onRemove }: AssignedCoursesProps) {
  const { t } = useLingui()
  const columns: Column<AssignedCourse>[] = [
    {
      id: 'course',
      header: t`Course`,
      isRowHeader: true,
      cell: ({ course }) => <Bdi>{course.name}</Bdi>,
      sortValue: ({ course }) => course.name,
      searchText: ({ course }) => course.name,
    },
    {
      id: 'action',
      header: t`Action`,
      isAction: true,
      cell: (assignment) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Delete ${assignment.course.name}`}
          onPress={() => onRemove(assignment)}
        >
          <Trans>Delete</Trans>
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label={t`Assigned courses`}
      columns={columns}
      rows={assigned}
      getRowId={({ id }) => String(id)}
      emptyText={t`No courses assigned yet.`}
    />
  )
}
