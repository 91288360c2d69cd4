import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsyncAction } from '#components/ConfirmDialog/useAsyncAction.ts'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { useMarkReceiptSeen } from '#providers/MarkReceiptSeenContext.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { RenderPaymentDetails } from '#lib/money/RenderPaymentDetails.ts'
import { type PurchaseStatus, PurchaseDecisionPanel } from './PurchaseDecisionPanel.tsx'
import type { usePurchaseQueue } from './usePurchaseQueue.ts'

type PurchaseReviewProps = {
  student: string
  queue: ReturnType<typeof usePurchaseQueue>
  onDecide: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  renderPaymentDetails?: RenderPaymentDetails
}

/**
 * One purchase after another, each beside its receipt. A decision stays in sight with what came of it, and the next one is gone to on purpose, so that no second press decides it too.
 */
export function PurchaseReview({ student, queue, onDecide, renderPaymentDetails }: PurchaseReviewProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState<PurchaseStatus>()
  const [decidedKey, setDecidedKey] = useState<string>()
  const { purchase, key, isOpen, close, position, onPrevious, onNext } = queue
  const { isPending, error, attempt } = useAsyncAction(purchase?.id)
  useMarkReceiptSeen('course', purchase?.id, (isOpen && purchase?.receipt) || null)
  if (!purchase) return null
  const { id, receipt, course } = purchase

  const canDecide = onDecide !== undefined && id !== undefined
  const decide = (status: PurchaseStatus, reason?: string) => {
    if (isPending || !canDecide) return
    setSending(status)
    void attempt(
      () => (reason === undefined ? onDecide(id, status) : onDecide(id, status, reason)),
      () => setDecidedKey(key),
    )
  }
  return (
    <ReceiptViewer
      isOpen={isOpen}
      onClose={close}
      receiptId={key ?? ''}
      title={course.name.trim() || t`Untitled`}
      src={receipt}
      {...(position && { position, onPrevious, onNext })}
      isBusy={isPending}
    >
      <PurchaseDecisionPanel
        key={key}
        student={student}
        purchase={purchase}
        sending={isPending ? sending : undefined}
        error={error}
        isJustDecided={decidedKey !== undefined && decidedKey === key}
        onDecide={canDecide ? decide : undefined}
        {...(renderPaymentDetails && { renderPaymentDetails })}
      />
    </ReceiptViewer>
  )
}
