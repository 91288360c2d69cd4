import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeleteOutlineDialogProps = {
  outline: Outline | undefined
  onDeleteOutline: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteOutlineDialog({ outline, onDeleteOutline, onClose }: DeleteOutlineDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={outline}
      title={t`Delete this outline?`}
      onDelete={({ id }) => onDeleteOutline(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          <strong>{title}</strong> will be gone from the course. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
