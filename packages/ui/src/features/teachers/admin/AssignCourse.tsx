import type {
  CourseAssignment as CourseAssignmentSchema,
  AssignedCourse,
  Course,
  Teacher,
} from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { toOption } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction } from '#components/DataTable/RowActionButtons.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

/** Argument of `onAssignCourse`. */
export type CourseAssignment = CourseAssignmentSchema

/** Field names of the API, so that server errors map to fields. */
export const courseAssignmentSchema = object({ courseID: requiredChoice() })

type CourseAssignmentValues = Infer<typeof courseAssignmentSchema>

export function toRequest({ courseID }: CourseAssignmentValues, teacherID: number): CourseAssignment {
  return { teacherID, courseID: Number(courseID) }
}

type AssignCourseFormProps = {
  teacherId: number
  /** Assigned courses, which aren’t offered again. */
  assigned: readonly AssignedCourse[]
  courses: Remote<Course[]>
  /** Whether a course was just assigned; focuses the field for the next one. */
  isFollowUp: boolean
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
}

function AssignCourseForm({
  teacherId,
  assigned,
  courses,
  isFollowUp,
  onAssignCourse,
  onDone,
  onCancel,
}: AssignCourseFormProps) {
  const { t } = useLingui()
  const taken = new Set(assigned.map(({ course }) => course.id))
  const free = mapRemote(courses, (all) => all.filter(({ id }) => !taken.has(id)))
  if (free.state === 'ready' && free.data.length === 0) {
    return (
      <Notice tone="info">
        {taken.size > 0 ? (
          <Trans>All courses are assigned to this teacher.</Trans>
        ) : (
          <Trans>There are no courses to assign yet.</Trans>
        )}
      </Notice>
    )
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={{ courseID: null as string | null }}
        schema={courseAssignmentSchema}
        onSubmit={(values) => onAssignCourse(toRequest(values, teacherId))}
        onDone={onDone}
      >
        <FormComboBox<CourseAssignmentValues>
          name="courseID"
          label={t`Course`}
          items={mapRemote(free, (all) => all.map(toOption))}
          isRequired
          autoFocus={isFollowUp}
        />
        <FormActions pendingLabel={t`Assigning…`} onCancel={onCancel}>
          <Trans>Assign</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

type AssignCourseProps = {
  teacher: Teacher
  assigned: AssignedCourse[]
  courses: Remote<Course[]>
  /** Link to allot the teacher for a course. */
  getAllotHref: (courseId: number) => string
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  /** Takes the id of the assignment (decision 3). */
  onRemoveCourse: (assignmentId: number) => Promise<SubmitResult>
  onCancel: () => void
}

/** 1§2 “Assign Course”: form to assign a course, and the list of assigned ones. */
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
  const [deleting, setDeleting] = useState<AssignedCourse>()
  return (
    <Stack>
      <AssignCourseForm
        key={round}
        teacherId={teacher.id}
        assigned={assigned}
        courses={courses}
        isFollowUp={round > 0}
        onAssignCourse={onAssignCourse}
        onDone={() => setRound(round + 1)}
        onCancel={onCancel}
      />
      <AssignedCourses
        assigned={assigned}
        getAllotHref={parseTeacherStatus(teacher.status).state === 'active' ? getAllotHref : undefined}
        onRemove={setDeleting}
      />
      <DeleteDialog
        subject={deleting}
        title={t`Remove course?`}
        confirmLabel={t`Remove`}
        onDelete={({ id }) => onRemoveCourse(id)}
        onClose={() => setDeleting(undefined)}
      >
        {({ course }) => (
          <Trans>
            <strong>
              <Bdi>{course.name}</Bdi>
            </strong>{' '}
            will no longer be assigned to <Bdi>{teacher.name}</Bdi>. You can assign it again later.
          </Trans>
        )}
      </DeleteDialog>
    </Stack>
  )
}

type AssignedCoursesProps = {
  assigned: AssignedCourse[]
  /** Link to allot the teacher for a course; undefined for inactive teachers. */
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
        children: t`Assign a course to allot this teacher to its students.`,
      }}
    />
  )
}
