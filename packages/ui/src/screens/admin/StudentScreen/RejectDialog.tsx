import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { ReasonField } from '../ActsList/ReasonField.tsx'

type RejectDialogProps = {
  isOpen: boolean
  student: string
  course: string
  /** With what the student is told; nothing where nothing was said. */
  onReject: (reason: string | undefined) => void
  onCancel: () => void
}

export function RejectDialog({ isOpen, student, course, onReject, onCancel }: RejectDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Reject this purchase?`}
      confirmLabel={t`Reject`}
      tone="danger"
      onConfirm={() => onReject(reason.trim() || undefined)}
      onCancel={onCancel}
    >
      <Stack>
        <p>
          <Trans>
            <Bdi>{student}</Bdi> will not get{' '}
            <strong>
              <Bdi>{course}</Bdi>
            </strong>{' '}
            by this payment and has to buy it again. This can’t be undone.
          </Trans>
        </p>
        <ReasonField
          value={reason}
          onChange={setReason}
          description={t`The student reads it in the mail and in their billing. You can leave it blank.`}
        />
      </Stack>
    </ConfirmDialog>
  )
}
