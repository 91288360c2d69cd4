import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type NotesDraft, type NotesValues, notesSchema, toRequest, toValues } from './notes.schema.ts'

type NotesFormProps = {
  student: Student
  onSave: (draft: NotesDraft) => Promise<SubmitResult>
  onCancel: () => void
  onDone: () => void
}

/** What the office should know of a student; neither they nor their teachers read it. */
export function NotesForm({ student, onSave, onCancel, onDone }: NotesFormProps) {
  const { t } = useLingui()
  const [opened, takeNewest] = useRecordSnapshot(student)
  const [initialValues] = useState(() => toValues(student))
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={initialValues}
          schema={notesSchema}
          onSubmit={(values) => onSave(toRequest(values, opened))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextArea<NotesValues>
            name="notes"
            label={t`Notes`}
            description={t`Only administrators read them.`}
            autoComplete="off"
            rows={5}
          />
          <FormActions
            pendingLabel={t`Saving…`}
            otherActions={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Update</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
