import type { AssignedCourse, Course, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { AssignCourseForm } from './AssignCourseForm.tsx'
import type { CourseAssignment } from './courseAssignment.schema.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction } from '#components/DataTable/rowActions.ts'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

type AssignCourseProps = {
  teacher: Teacher
  assigned: AssignedCourse[]
  courses: Remote<Course[]>
  /** Where the teacher is allotted for a course. */
  getAllotHref: (courseId: number) => string
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  /** By the id of the assignment (decision 3). */
  onRemoveCourse: (assignmentId: number) => Promise<SubmitResult>
  onCancel: () => void
}

/** 1§2 “Assign Course”: one more course for the teacher, and those there are. */
export function AssignCourse({
  teacher,
  assigned,
  courses,
  getAllotHref,
  onAssignCourse,
  onRemoveCourse,
  onCancel,
}: AssignCourseProps) {
  const { t } = useLingui()
  const [round, setRound] = useState(0)
  const [doomed, setDoomed] = useState<AssignedCourse>()
  return (
    <Stack>
      <AssignCourseForm
        key={round}
        teacherId={teacher.id}
        assigned={assigned}
        courses={courses}
        isAgain={round > 0}
        onAssignCourse={onAssignCourse}
        onDone={() => setRound(round + 1)}
        onCancel={onCancel}
      />
      <AssignedCourses
        assigned={assigned}
        getAllotHref={parseTeacherStatus(teacher.status).state === 'active' ? getAllotHref : undefined}
        onRemove={setDoomed}
      />
      <DeleteDialog
        subject={doomed}
        title={t`Remove this course?`}
        onDelete={({ id }) => onRemoveCourse(id)}
        onClose={() => setDoomed(undefined)}
      >
        {({ course }) => (
          <Trans>
            <strong>
              <Bdi>{course.name}</Bdi>
            </strong>{' '}
            will no longer be assigned to <Bdi>{teacher.name}</Bdi>. It can be assigned again.
          </Trans>
        )}
      </DeleteDialog>
    </Stack>
  )
}

type AssignedCoursesProps = {
  assigned: AssignedCourse[]
  /** Where the teacher is allotted for a course; nowhere for one who doesn’t teach now. */
  getAllotHref: ((courseId: number) => string) | undefined
  onRemove: (assignment: AssignedCourse) => void
}

function AssignedCourses({ assigned, getAllotHref, onRemove }: AssignedCoursesProps) {
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
