import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type StudentIdDraft, type StudentIdValues, studentIdSchema, toRequest, toValues } from './studentId.schema.ts'

type AssignIdProps = {
  student: Pick<Student, 'id' | 'version' | 'std_id'>
  /** Suggested to whoever has none. */
  suggestedCode: string
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** 2§2 “Assign ID”. */
export function AssignId({ student, suggestedCode, onAssignId, onDone }: AssignIdProps) {
  const { t } = useLingui()
  const [opened, takeNewest] = useRecordSnapshot(student)
  const [initialValues] = useState(() => toValues(student, suggestedCode))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={studentIdSchema}
          onSubmit={(values) => onAssignId(toRequest(values, opened))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<StudentIdValues>
            name="studentID"
            label={t`Student ID`}
            {...(!opened.std_id?.trim() && { description: t`The next one that is free; you can give another.` })}
            autoComplete="off"
            isRequired
          />
          <FormActions pendingLabel={t`Saving…`} isInline>
            <Trans>Submit</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
