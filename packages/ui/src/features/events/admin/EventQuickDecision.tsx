import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import type { SubmitResult } from '#submitResult.ts'
import { RejectForm, useRejectForm } from '#features/payments/admin/PaymentDecisionParts.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'

/**
 * A payment that is no longer paid removes its student from the event, and setting it to 'Paid' again doesn’t add them.
 */
export function RemovedFromEventNotice() {
  return (
    <Notice tone="warning">
      <Trans>
        This student has joined. If the payment is no longer paid, they’ll be removed and will need to join again.
      </Trans>
    </Notice>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-self: start;
  border-radius: ${tokens.radius.md};
  ${focusRing}
`

type EventQuickDecisionProps = {
  status: string | undefined
  isPaidMember: boolean
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
}

/** Approves or rejects a payment in one press. The form below sets any status. */
export function EventQuickDecision({ status, isPaidMember, onDecide }: EventQuickDecisionProps) {
  const { isPending, error, run } = useAsyncAction(status ?? 'unknown')
  const { isRejecting, takesFocus, open, close } = useRejectForm()
  const group = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  const thenFocus = useFocusAfterAction(() => group.current)
  if (status !== 'pending' && status !== 'paid' && status !== 'rejected') return null
  if (isRejecting) {
    return (
      <>
        {isPaidMember && <RemovedFromEventNotice />}
        <RejectForm
          onReject={(reason) => {
            close()
            void run(() => thenFocus(onDecide('rejected', reason)))
          }}
          onCancel={close}
        />
      </>
    )
  }
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <Buttons ref={group} tabIndex={-1}>
        {status !== 'paid' && (
          <Button variant="primary" isPending={isPending} onPress={() => void run(() => thenFocus(onDecide('paid')))}>
            <Trans>Approve</Trans>
          </Button>
        )}
        {status !== 'rejected' && (
          <Button autoFocus={takesFocus} isDisabled={isPending} onPress={open}>
            <Trans>Reject</Trans>
          </Button>
        )}
      </Buttons>
    </>
  )
}
