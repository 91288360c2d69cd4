import { limits } from '@maktab/contract/limits/assignStudentId'
import type { Student, StudentIdAssignment } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredText } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import type { SubmitResult } from '#submitResult.ts'

/** Argument of `onAssignId`: `id` is the record, `studentID` the code (decision 1). */
export type StudentIdDraft = StudentIdAssignment

export const studentIdSchema = object({ studentID: requiredText(limits.studentID) })

type StudentIdValues = Infer<typeof studentIdSchema>

/** The student’s code, or the suggested one. */
export function toValues({ std_id: code }: Pick<Student, 'std_id'>, suggestedCode: string): StudentIdValues {
  return { studentID: code?.trim() || suggestedCode }
}

export function toRequest({ studentID }: StudentIdValues, opened: Pick<Student, 'id' | 'version'>): StudentIdDraft {
  return {
    id: opened.id,
    studentID: studentID.trim(),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}

type AssignStudentIdFormProps = {
  student: Pick<Student, 'id' | 'version' | 'std_id'>
  /** Next free code, suggested if the student has none. */
  suggestedCode: string
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** 2§2 “Assign ID”. */
export function AssignStudentIdForm({ student, suggestedCode, onAssignId, onDone }: AssignStudentIdFormProps) {
  const { t } = useLingui()
  const [opened, loadLatest] = useRecordSnapshot(student)
  const [initialValues] = useState(() => toValues(student, suggestedCode))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={studentIdSchema}
        onSubmit={(values) => onAssignId(toRequest(values, opened))}
        onUseLatest={loadLatest}
        onDone={onDone}
      >
        <FormTextField<StudentIdValues>
          name="studentID"
          label={t`Student ID`}
          {...(!opened.std_id?.trim() && { description: t`Next available ID. You can change it.` })}
          autoComplete="off"
          isRequired
        />
        <FormActions pendingLabel={t`Saving…`} isInline>
          <Trans>Submit</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}
