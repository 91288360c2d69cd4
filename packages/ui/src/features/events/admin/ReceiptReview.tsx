import type { Event, EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAsyncAction } from '#components/ConfirmDialog/useAsyncAction.ts'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Spinner } from '#components/Spinner/Spinner.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { RenderPaymentDetails } from '#lib/money/RenderPaymentDetails.ts'
import { tokens } from '#theme/tokens.ts'
import { EventPaymentDecisionPanel } from './EventPaymentDecisionPanel.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'
import type { useReceiptQueue } from './useReceiptQueue.ts'

const Waiting = styled.div`
  display: grid;
  place-content: center;
  block-size: 100%;
  font-size: ${tokens.text.display};
`

type ReceiptReviewProps = {
  studentId: number
  student: string
  event: Event | undefined
  billing: Remote<EventBilling | null>
  status: string | undefined
  isPaidMember: boolean
  queue: ReturnType<typeof useReceiptQueue>
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
  renderPaymentDetails?: RenderPaymentDetails
}

/**
 * One payment of an event after another, each beside its receipt. A rejection may say why. The payment stays in sight
 * with its new status, and the other answer takes it back.
 */
export function ReceiptReview({ studentId, student, event, billing, queue, onDecide, ...claim }: ReceiptReviewProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState<PaymentDecisionStatus>()
  const { isPending, error, attempt } = useAsyncAction(studentId)
  const details = billing.state === 'ready' ? billing.data : undefined
  const { isOpen, close, onPrevious, onNext } = queue

  const decide = (status: PaymentDecisionStatus, reason?: string) => {
    setSending(status)
    void attempt(() => onDecide(status, reason))
  }
  return (
    <ReceiptViewer
      isOpen={isOpen}
      onClose={close}
      receiptId={studentId}
      title={student}
      src={details?.receipt ?? null}
      {...(billing.state !== 'ready' && {
        placeholder: <Waiting>{billing.state === 'loading' && <Spinner />}</Waiting>,
      })}
      {...(queue.position && { position: queue.position, onPrevious, onNext })}
      isBusy={isPending}
    >
      <RemoteView remote={billing} loading={<ClaimLoading />}>
        {(ready) =>
          ready ? (
            <EventPaymentDecisionPanel
              key={studentId}
              {...claim}
              student={student}
              event={event}
              billing={ready}
              sending={isPending ? sending : undefined}
              error={error}
              onDecide={decide}
            />
          ) : (
            <EmptyState scene="money" title={t`Billing details not found for this student.`} />
          )
        }
      </RemoteView>
    </ReceiptViewer>
  )
}

function ClaimLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the payment`}>
      <SkeletonLine width="60%" />
    </LoadingRegion>
  )
}
