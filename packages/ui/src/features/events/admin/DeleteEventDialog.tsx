import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteEventDialogProps = {
  event: Event | undefined
  onDeleteEvent: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteEventDialog({ event, onDeleteEvent, onClose }: DeleteEventDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={event}
      title={t`Delete this event?`}
      onDelete={({ id }) => onDeleteEvent(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          Students will no longer see{' '}
          <strong>
            <Bdi>{title?.trim() || t`Untitled`}</Bdi>
          </strong>
          , and nobody can join it. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
