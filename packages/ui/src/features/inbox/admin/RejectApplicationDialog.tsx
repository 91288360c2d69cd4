import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import type { SubmitResult } from '#submitResult.ts'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'

type RejectApplicationDialogProps = {
  /** The applicant as loaded when the dialog opened. */
  teacher: Teacher
  onReject: (teacher: Teacher, reason: string | undefined) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

/** Confirms rejecting an application and explains the result: the record is deleted, and the applicant notified. */
export function RejectApplicationDialog({ teacher, onReject, ...dialog }: RejectApplicationDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const hasExtensions = useHasApiExtensions()
  return (
    <DeleteDialog
      {...dialog}
      subject={teacher}
      title={t`Reject application?`}
      confirmLabel={t`Reject`}
      onDelete={(seen) => onReject(seen, reason.trim() || undefined)}
    >
      {({ name }) => (
        <Stack>
          <p>
            {hasExtensions ? (
              <Trans>
                This deletes{' '}
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>
                ’s application, and we’ll email them. They can apply again. You can’t undo this.
              </Trans>
            ) : (
              <Trans>
                This deletes{' '}
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>
                ’s application. They can apply again. You can’t undo this.
              </Trans>
            )}
          </p>
          <DecisionReasonField
            value={reason}
            onChange={setReason}
            description={t`Optional. Included in the email to the applicant.`}
          />
        </Stack>
      )}
    </DeleteDialog>
  )
}
