import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'

type RejectDialogProps = {
  isOpen: boolean
  student: string
  course: string
  onReject: () => void
  onCancel: () => void
}

export function RejectDialog({ isOpen, student, course, onReject, onCancel }: RejectDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Reject this purchase?`}
      confirmLabel={t`Reject`}
      tone="danger"
      onConfirm={onReject}
      onCancel={onCancel}
    >
      <Trans>
        <Bdi>{student}</Bdi> will not get{' '}
        <strong>
          <Bdi>{course}</Bdi>
        </strong>{' '}
        by this payment and has to buy it again. This can’t be undone.
      </Trans>
    </ConfirmDialog>
  )
}
