import type { AssignedCourse } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction } from '#components/DataTable/rowActions.ts'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

type AssignedCoursesProps = {
  assigned: AssignedCourse[]
  /** Where the teacher is allotted for a course; nowhere for one who doesn’t teach now. */
  getAllotHref: ((courseId: number) => string) | undefined
  onRemove: (assignment: AssignedCourse) => void
}

export function AssignedCourses({ assigned, getAllotHref, onRemove }: AssignedCoursesProps) {
  const { t } = useLingui()
  const columns: Column<AssignedCourse>[] = [
    textColumn('course', t`Course`, ({ course }) => course.name, { isRowHeader: true }),
    actionsColumn(t`Action`, (assignment) => {
      const { id, name } = assignment.course
      const allot = getAllotHref && {
        id: 'allot',
        label: t`Allot to a student`,
        name: t`Allot to a student: ${name}`,
        href: getAllotHref(id),
      }
      return [...(allot ? [allot] : []), createDeleteAction(name, () => onRemove(assignment))]
    }),
  ]
  return (
    <DataTable
      label={t`Assigned courses`}
      columns={columns}
      rows={assigned}
      getRowId={({ id }) => String(id)}
      emptyText={t`No courses assigned yet.`}
      emptyState={{
        scene: 'courses',
        children: t`Choose a course above: this teacher can then be allotted to its students.`,
      }}
    />
  )
}
