import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import type { RecordSection } from '#layouts/RecordPage/RecordSection.ts'
import { type Outcome, told } from '#outcome.ts'
import type { NotesDraft } from './notes.schema.ts'
import type { StudentTab } from './studentTabs.ts'
import { useBackToNotes } from './useBackToNotes.ts'

const NotesForm = lateForm(async () => (await import('./NotesForm.tsx')).NotesForm)

type NotesSection = {
  student: Student
  /** Whether the form is open. */
  isOpen: boolean
  onTab: (tab: StudentTab | undefined) => void
  /** Not there where the backend keeps no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<Outcome>) | undefined
}

/** What the office has written down; no section where the school’s lists know of no notes. */
export function useNotesSection({
  student,
  isOpen,
  onTab,
  onSaveNotes,
}: NotesSection): (RecordSection & { id: StudentTab })[] {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  // Who learns by saving that no notes are kept here still has what they typed.
  const [wasOffered] = useState(onSaveNotes !== undefined)
  const onClosing = useBackToNotes(isOpen)
  if (student.notes === undefined) return []
  const notes = student.notes?.trim()
  const section = { id: 'notes', title: t`Notes` } as const
  if (isOpen && wasOffered) {
    const close = () => {
      onClosing()
      onTab(undefined)
    }
    const form = (
      <NotesForm
        student={student}
        onSave={async (draft) => (await onSaveNotes?.(student.id, draft)) ?? told}
        onCancel={() => confirmLeave(close)}
        onDone={close}
      />
    )
    return [{ ...section, content: form }]
  }
  const action = onSaveNotes && (
    <Button size="sm" onPress={() => confirmLeave(() => onTab('notes'))}>
      {notes ? <Trans>Edit notes</Trans> : <Trans>Add a note</Trans>}
    </Button>
  )
  const content = (
    <Card>
      <Masked kind="text">
        <div>
          <LongText text={notes ?? ''} title={t`Notes`} lines={8} />
        </div>
      </Masked>
    </Card>
  )
  return [{ ...section, content, action, ...(!notes && { emptyText: t`No notes yet.` }) }]
}
