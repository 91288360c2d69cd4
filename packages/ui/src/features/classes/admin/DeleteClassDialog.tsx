import type { ScheduledClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteClassDialogProps = {
  deleting: ScheduledClass | undefined
  onDeleteClass: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteClassDialog({ deleting, onDeleteClass, onClose }: DeleteClassDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={deleting}
      title={t`Delete this class?`}
      onDelete={({ id }) => onDeleteClass(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          <strong>
            <Bdi>{title}</Bdi>
          </strong>{' '}
          will be gone for its teacher and its students, with the attendance that was marked. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
