import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'

type RemoveMemberDialogProps = {
  isOpen: boolean
  name: string
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function RemoveMemberDialog({ name, ...dialog }: RemoveMemberDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Take this student out of the event?`}
      confirmLabel={t({ message: 'Leave', context: 'another' })}
      tone="danger"
    >
      <Trans>
        <strong>
          <Bdi>{name}</Bdi>
        </strong>{' '}
        will no longer be in this event. They can join it again.
      </Trans>
    </ConfirmDialog>
  )
}
