import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/DeleteDialog/DeleteDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'

type DeletePolicyDialogProps = {
  policy: Policy | undefined
  onDeletePolicy: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeletePolicyDialog({ policy, onDeletePolicy, onClose }: DeletePolicyDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={policy}
      title={t`Delete this policy?`}
      onDelete={({ id }) => onDeletePolicy(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          Students will no longer see{' '}
          <strong>
            <Bdi>{title}</Bdi>
          </strong>
          . This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
