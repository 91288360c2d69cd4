import type { EventMember, Event, EventBilling } from '@maktab/contract/schema'
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Spinner } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import { tokens } from '#theme/tokens.ts'
import { EventPaymentDecisionPanel } from './PaymentStatusForm.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'

type Members = readonly EventMember[]

type ReceiptQueueProps = { members: Members; studentId: number; onShowStudent: (studentId: number) => void }

/**
 * The pending payments of an event as a queue. Its entries are fixed when it opens: a decided payment keeps its place,
 * so that the user can go back to it.
 */
export function useReceiptQueue({ members, studentId, onShowStudent }: ReceiptQueueProps) {
  const [queue, setQueue] = useState<readonly number[]>()
  const waiting = members.filter(({ payment_status: status }) => status === 'pending').map(({ student }) => student.id)
  const currentIndex = queue?.indexOf(studentId) ?? -1
  const step = (offset: 1 | -1) => {
    const next = queue?.[currentIndex + offset]
    if (next !== undefined) onShowStudent(next)
  }
  return {
    isOpen: queue !== undefined,
    waiting,
    open: () =>
      setQueue(members.map(({ student }) => student.id).filter((id) => id === studentId || waiting.includes(id))),
    close: () => setQueue(undefined),
    ...(queue && currentIndex >= 0 && queue.length > 1 && { position: { at: currentIndex + 1, of: queue.length } }),
    onPrevious: () => step(-1),
    onNext: () => step(1),
  }
}

const LoadingPlaceholder = styled.div`
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
 * Reviews an event’s payments one by one, each beside its receipt. A rejection can have a reason. A decided payment
 * stays visible with its new status, and the opposite decision reverts it.
 */
export function ReceiptReview({ studentId, student, event, billing, queue, onDecide, ...claim }: ReceiptReviewProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState<PaymentDecisionStatus>()
  const { isPending, error, run } = useAsyncAction(studentId)
  const details = billing.state === 'ready' ? billing.data : undefined
  const { isOpen, close, onPrevious, onNext } = queue

  const decide = (status: PaymentDecisionStatus, reason?: string) => {
    setSending(status)
    void run(() => onDecide(status, reason))
  }
  return (
    <ReceiptViewer
      isOpen={isOpen}
      onClose={close}
      receiptId={studentId}
      title={student}
      src={details?.receipt ?? null}
      {...(billing.state !== 'ready' && {
        placeholder: <LoadingPlaceholder>{billing.state === 'loading' && <Spinner />}</LoadingPlaceholder>,
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
    <LoadingRegion label={t`Loading payment`}>
      <SkeletonLine width="60%" />
    </LoadingRegion>
  )
}
