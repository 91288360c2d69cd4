import type { AssignedCourse, Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import {
  type CourseAssignment,
  type CourseAssignmentValues,
  courseAssignmentSchema,
  toRequest,
} from './courseAssignment.schema.ts'

type AssignCourseFormProps = {
  teacherId: number
  /** They aren’t offered once more. */
  assigned: readonly AssignedCourse[]
  courses: Remote<Course[]>
  /** One has just been assigned: the next can be chosen at once. */
  isAgain: boolean
  onAssignCourse: (assignment: CourseAssignment) => Promise<SubmitResult>
  onDone: () => void
  onCancel: () => void
}

export function AssignCourseForm({
  teacherId,
  assigned,
  courses,
  isAgain,
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
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={{ courseID: null as string | null }}
          schema={courseAssignmentSchema}
          onSubmit={(values) => onAssignCourse(toRequest(values, teacherId))}
          onDone={onDone}
        >
          <FormComboBox<CourseAssignmentValues>
            name="courseID"
            label={t`Course`}
            items={mapRemote(free, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
            isRequired
            autoFocus={isAgain}
          />
          <FormActions
            pendingLabel={t`Assigning…`}
            otherActions={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Assign</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
