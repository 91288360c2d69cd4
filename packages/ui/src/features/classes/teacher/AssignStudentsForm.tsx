import type { Allotment, ClassAssignment, TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { getAssignableStudents } from './getAssignableStudents.ts'
import {
  type AssignmentDraft,
  type AssignmentValues,
  assignmentSchema,
  toFormField,
  toRequest,
  toValues,
} from './assignment.schema.ts'
import { PrerequisiteNotices } from './PrerequisiteNotices.tsx'
import { StudentEntries } from './StudentEntries.tsx'

type AssignStudentsFormProps = {
  classId: number | undefined
  allotments: Remote<Allotment[]>
  assignments: readonly ClassAssignment[]
  classes: Remote<TeacherClass[]>
  studentsHref: string
  newClassHref: string
  onAssignStudents: (draft: AssignmentDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** One class, and as many students as one likes, each with the times that were agreed on. */
export function AssignStudentsForm({ classId, allotments, assignments, classes, ...props }: AssignStudentsFormProps) {
  const { t } = useLingui()
  const students = mapRemote(allotments, getAssignableStudents)
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(classId)}
          schema={assignmentSchema}
          onSubmit={async (values) => {
            const draft = toRequest(values, students.state === 'ready' ? students.data : [])
            return mapFieldErrors(await props.onAssignStudents(draft), toFormField(values))
          }}
          onDone={props.onDone}
        >
          <PrerequisiteNotices
            students={students}
            classes={classes}
            studentsHref={props.studentsHref}
            newClassHref={props.newClassHref}
          />
          <FormSelect<AssignmentValues>
            name="classId"
            label={t`Class`}
            items={mapRemote(classes, (all) => all.map(({ id, title }) => ({ id: String(id), label: title })))}
            isRequired
            autoFocus={classId === undefined}
          />
          <StudentEntries students={students} assignments={assignments} autoFocus={classId !== undefined} />
          <FormActions pendingLabel={t`Assigning…`}>
            <Trans>Assign Students</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
