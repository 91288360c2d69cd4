import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { type Outcome, wordsOf } from '#outcome.ts'
import { type PurchaseStatus, PurchaseClaim } from './PurchaseClaim.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import type { usePurchaseQueue } from './usePurchaseQueue.ts'

type PurchaseReviewProps = {
  student: string
  queue: ReturnType<typeof usePurchaseQueue>
  onDecide: ((id: number, status: PurchaseStatus) => Promise<Outcome>) | undefined
}

/**
 * One purchase after another, each beside its receipt. A decision is final: it stays in sight with what came of it, and
 * the next one is gone to on purpose, so that no second press decides it too.
 */
export function PurchaseReview({ student, queue, onDecide }: PurchaseReviewProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState<PurchaseStatus>()
  const [decidedId, setDecidedId] = useState<number>()
  const [isRejecting, setIsRejecting] = useState(false)
  const [failure, setFailure] = useState<{ of: number; words: string }>()
  const { purchase, isOpen, close, position, onPrevious, onNext } = queue
  if (!purchase) return null
  const { id, receipt, course } = purchase

  const decide = async (status: PurchaseStatus) => {
    if (sending !== undefined || !onDecide) return
    setIsRejecting(false)
    setFailure(undefined)
    setSending(status)
    const outcome = await onDecide(id, status)
    setSending(undefined)
    if (outcome.state === 'done') setDecidedId(id)
    else setFailure({ of: id, words: wordsOf(outcome) })
  }
  return (
    <>
      <ReceiptViewer
        isOpen={isOpen}
        onClose={close}
        receiptId={id}
        title={course.name.trim() || t`Untitled`}
        src={receipt}
        {...(position && { position, onPrevious, onNext })}
        isBusy={sending !== undefined}
      >
        <PurchaseClaim
          student={student}
          purchase={purchase}
          sending={sending}
          error={failure?.of === id ? failure.words : ''}
          isJustDecided={decidedId === id}
          onDecide={onDecide && ((status) => (status === 'rejected' ? setIsRejecting(true) : void decide(status)))}
        />
      </ReceiptViewer>
      <RejectDialog
        isOpen={isOpen && isRejecting}
        student={student}
        course={course.name}
        onReject={() => void decide('rejected')}
        onCancel={() => setIsRejecting(false)}
      />
    </>
  )
}
