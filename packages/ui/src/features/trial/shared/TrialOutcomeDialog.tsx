import { limits } from '@maktab/contract/limits/noteTrialOutcome'
import type { Trial } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import type { SubmitResult } from '#submitResult.ts'

export type NoteTrialOutcome = (trial: Trial, isHeld: boolean, note: string) => Promise<SubmitResult>

type TrialOutcomeDialogProps = {
  trial: Trial
  isHeld: boolean
  onNoteOutcome: NoteTrialOutcome
  onClose: () => void
}

/** Records whether a trial lesson took place, with a note for the office. */
export function TrialOutcomeDialog({ trial, isHeld, onNoteOutcome, onClose }: TrialOutcomeDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  return (
    <DeleteDialog
      subject={trial}
      title={isHeld ? t`Took place?` : t`Didn’t take place?`}
      confirmLabel={t`Save`}
      tone="default"
      onDelete={(about) => onNoteOutcome(about, isHeld, note.trim())}
      onClose={onClose}
    >
      {({ name }) => (
        <Stack>
          <p>
            {isHeld ? (
              <Trans>
                The office sees that the trial lesson of <Bdi>{name}</Bdi> took place.
              </Trans>
            ) : (
              <Trans>
                The office sees that the trial lesson of <Bdi>{name}</Bdi> didn’t take place.
              </Trans>
            )}
          </p>
          <TextArea
            label={t`Note for the office`}
            description={isHeld ? t`Optional. For example, the level and a suitable course.` : t`Optional.`}
            value={note}
            onChange={setNote}
            maxLength={limits.note.max}
            rows={3}
          />
        </Stack>
      )}
    </DeleteDialog>
  )
}
