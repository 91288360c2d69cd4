import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#components/Card/Card.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import { type StudentIdDraft, type StudentIdValues, studentIdSchema, toRequest, toValues } from './studentId.schema.ts'

type AssignIdProps = {
  student: Pick<Student, 'id' | 'version' | 'std_id'>
  /** Suggested to whoever has none. */
  freeCode: string
  onAssignId: (draft: StudentIdDraft) => Promise<Outcome>
  onDone: () => void
}

/** 2§2 “Assign ID”. */
export function AssignId({ student, freeCode, onAssignId, onDone }: AssignIdProps) {
  const { t } = useLingui()
  const [opened, takeNewest] = useOpened(student)
  const [initialValues] = useState(() => toValues(student, freeCode))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={studentIdSchema}
          onSubmit={(values) => onAssignId(toRequest(values, opened))}
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<StudentIdValues>
            name="studentID"
            label={t`Student ID`}
            {...(!opened.std_id?.trim() && { description: t`The next one that is free; you can give another.` })}
            autoComplete="off"
            isRequired
          />
          <SubmitButton pendingLabel={t`Saving…`} isInline>
            <Trans>Submit</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
