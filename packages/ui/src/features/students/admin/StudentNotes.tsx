import { limits } from '@maktab/contract/limits/saveStudentNotes'
import type { Student, StudentNotesForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText } from '#forms/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { type SubmitResult, handled } from '#submitResult.ts'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'

/** Argument of `onSaveNotes`. */
export type NotesDraft = StudentNotesForm

export const notesSchema = object({ notes: optionalText(limits.notes) })

type NotesValues = Infer<typeof notesSchema>

export function toValues({ notes }: Student): NotesValues {
  return { notes: notes ?? '' }
}

export function toRequest({ notes }: NotesValues, { version }: Student): NotesDraft {
  return { notes: notes.trim(), ...(version !== undefined && { version }) }
}

type StudentNotesProps = {
  student: Student
  /** Undefined if the backend has no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<SubmitResult>) | undefined
}

/** The office’s notes on a student, with a form to edit them. */
export function StudentNotes({ student, onSaveNotes }: StudentNotesProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const notes = student.notes?.trim()
  const close = () => setForm('closed')
  // Stay open if saving fails because the backend has no notes, so that the text isn’t lost.
  if (form === 'open') {
    return (
      <NotesForm
        student={student}
        onSave={async (draft) => (await onSaveNotes?.(student.id, draft)) ?? handled}
        onCancel={() => confirmLeave(close)}
        onDone={close}
      />
    )
  }
  return (
    <Card>
      {notes ? (
        <Masked kind="text">
          <div>
            <LongText text={notes} title={t`Notes`} lines={8} />
          </div>
        </Masked>
      ) : (
        <p>
          <Trans>No notes yet.</Trans>
        </p>
      )}
      {onSaveNotes && (
        <Inline gap="medium" align="stretch">
          <Button autoFocus={form === 'closed'} onPress={() => setForm('open')}>
            {notes ? <Trans>Edit notes</Trans> : <Trans>Add note</Trans>}
          </Button>
        </Inline>
      )}
    </Card>
  )
}

type NotesFormProps = {
  student: Student
  onSave: (draft: NotesDraft) => Promise<SubmitResult>
  onCancel: () => void
  onDone: () => void
}

/** Form for internal notes, which neither students nor teachers can read. */
function NotesForm({ student, onSave, onCancel, onDone }: NotesFormProps) {
  const { t } = useLingui()
  const [opened, loadLatest] = useRecordSnapshot(student)
  const [initialValues] = useState(() => toValues(student))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={notesSchema}
        onSubmit={(values) => onSave(toRequest(values, opened))}
        onUseLatest={loadLatest}
        onDone={onDone}
      >
        <FormTextArea<NotesValues>
          name="notes"
          label={t`Notes`}
          description={t`Only administrators see these.`}
          autoComplete="off"
          rows={5}
        />
        <FormActions pendingLabel={t`Saving…`} onCancel={onCancel}>
          <Trans>Update</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}
