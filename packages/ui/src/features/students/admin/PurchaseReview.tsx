import type { StudentBilling, PurchaseDecision } from '@maktab/contract/schema'
import { useState, useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import {
  PaymentSummaryHeader,
  PaymentDetailsOrFallback,
  RejectForm,
  useRejectForm,
  usePaymentMethodName,
} from '#features/payments/admin/PaymentDecisionParts.tsx'
import { DecisionBar } from '#features/payments/admin/PaymentDetails.styles.ts'
import { DecisionResult } from './StudentBilling.styles.ts'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { useMarkReceiptSeen } from '#providers/MarkReceiptSeenContext.ts'
import type { SubmitResult } from '#submitResult.ts'

type Purchase = StudentBilling

/** A purchase that is only partly paid has no receipt to decide. */
export const isPurchasePending = ({ paymentStatus, receipt, payments }: Purchase) =>
  paymentStatus === 'pending' && (receipt !== null || payments === undefined)

/** Unique key of a purchase: its id, or its position if the backend gives no ids. */
export const getPurchaseKey = ({ id }: Purchase, place: number) => (id === undefined ? `place-${place}` : String(id))

/**
 * The purchase under review, with navigation to other pending ones. The queue is fixed when the viewer opens, so that a
 * decided purchase keeps its place.
 */
export function usePurchaseQueue(purchases: readonly Purchase[]) {
  const [queue, setQueue] = useState<readonly string[]>([])
  const [openKey, setOpenKey] = useState<string>()
  const byKey = new Map(purchases.map((purchase, place) => [getPurchaseKey(purchase, place), purchase]))
  const opened = openKey === undefined ? undefined : byKey.get(openKey)
  const [last, setLast] = useState({ key: openKey, purchase: opened })
  if (opened && opened !== last.purchase) setLast({ key: openKey, purchase: opened })
  const inQueue = queue.filter((key) => byKey.has(key))
  const at = openKey === undefined ? -1 : inQueue.indexOf(openKey)
  return {
    isOpen: opened !== undefined,
    /** The shown purchase; the last one while the viewer closes. */
    ...(opened ? { key: openKey, purchase: opened } : last),
    open: (key: string) => {
      setQueue([...byKey].filter(([one, purchase]) => one === key || isPurchasePending(purchase)).map(([one]) => one))
      setOpenKey(key)
    },
    close: () => setOpenKey(undefined),
    ...(at >= 0 && inQueue.length > 1 && { position: { at: at + 1, of: inQueue.length } }),
    onPrevious: () => setOpenKey(inQueue[at - 1] ?? openKey),
    onNext: () => setOpenKey(inQueue[at + 1] ?? openKey),
  }
}

export type PurchaseStatus = PurchaseDecision['paymentStatus']

type PurchaseDecisionPanelProps = {
  student: string
  purchase: StudentBilling
  /** Decision that is being saved. */
  sending: PurchaseStatus | undefined
  error: string
  /** Whether it was decided here, so that the result takes over focus from the removed button. */
  isJustDecided: boolean
  onDecide: ((status: PurchaseStatus, reason?: string) => void) | undefined
  renderPaymentDetails?: RenderPaymentDetails
}

/** Purchase details and, while pending, the decision buttons. */
function PurchaseDecisionPanel({
  student,
  purchase,
  sending,
  error,
  isJustDecided,
  onDecide,
  renderPaymentDetails,
}: PurchaseDecisionPanelProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const methodName = usePaymentMethodName()
  const decisionLabels: Record<PurchaseStatus, string> = { paid: t`Approve`, rejected: t`Reject` }
  const { isRejecting, takesFocus, open, close } = useRejectForm()
  const { course, paymentMethod, paymentStatus, date, reference, amount, currency } = purchase
  const fallback = (
    <>
      {amount !== undefined && <PaymentSummaryHeader amount={amount} {...(currency && { currency })} />}
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`Course`, value: course.name, isWide: true },
          { label: t`Course Duration`, value: course.course_duration },
          { label: t`Payment method`, value: methodName(paymentMethod) },
          { label: t`Payment Status`, value: <StatusBadge kind="payment" status={paymentStatus} /> },
          ...(date ? [{ label: t`Date`, value: formatIsoDay(date, locale) }] : []),
          ...(reference ? [{ label: t`Reference`, value: reference }] : []),
        ]}
      />
    </>
  )
  const decision = (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {isJustDecided && !isPurchasePending(purchase) && <DecisionMessage isPaid={paymentStatus === 'paid'} />}
      {onDecide && isPurchasePending(purchase) && isRejecting && (
        <RejectForm
          onReject={(reason) => {
            close()
            onDecide('rejected', reason)
          }}
          onCancel={close}
        >
          <Trans>
            <Bdi>{student}</Bdi> won’t get{' '}
            <strong>
              <Bdi>{course.name}</Bdi>
            </strong>{' '}
            and will need to pay again.
          </Trans>
        </RejectForm>
      )}
      {onDecide && isPurchasePending(purchase) && !isRejecting && (
        <DecisionBar role="group" aria-label={t`Decision`}>
          {(Object.keys(decisionLabels) as PurchaseStatus[]).map((status) => (
            <Button
              key={status}
              variant={status === 'paid' ? 'primary' : 'secondary'}
              autoFocus={takesFocus && status === 'rejected'}
              isPending={sending === status}
              onPress={() => {
                if (sending !== undefined) return
                if (status === 'rejected') open()
                else onDecide(status)
              }}
            >
              {decisionLabels[status]}
            </Button>
          ))}
        </DecisionBar>
      )}
    </>
  )
  return (
    <PaymentDetailsOrFallback
      kind="course"
      id={purchase.id}
      renderPaymentDetails={renderPaymentDetails}
      fallback={fallback}
      discountName={purchase.discountName}
      decision={decision}
    />
  )
}

/** Replaces the decision buttons and takes their focus. */
function DecisionMessage({ isPaid }: { isPaid: boolean }) {
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <DecisionResult ref={messageRef} tabIndex={-1}>
      {isPaid ? <Trans>Approved. The student now has the course.</Trans> : <Trans>Rejected.</Trans>}
    </DecisionResult>
  )
}

type PurchaseReviewProps = {
  student: string
  queue: ReturnType<typeof usePurchaseQueue>
  onDecide: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  renderPaymentDetails?: RenderPaymentDetails
}

/**
 * Reviews purchases one by one, each next to its receipt. After a decision the result stays visible and moving on is a
 * separate action, so that a double click can’t decide the next purchase.
 */
export function PurchaseReview({ student, queue, onDecide, renderPaymentDetails }: PurchaseReviewProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState<PurchaseStatus>()
  const [decidedKey, setDecidedKey] = useState<string>()
  const { purchase, key, isOpen, close, position, onPrevious, onNext } = queue
  const { isPending, error, run } = useAsyncAction(purchase?.id)
  useMarkReceiptSeen('course', purchase?.id, (isOpen && purchase?.receipt) || null)
  if (!purchase) return null
  const { id, receipt, course } = purchase

  const canDecide = onDecide !== undefined && id !== undefined
  const decide = (status: PurchaseStatus, reason?: string) => {
    if (isPending || !canDecide) return
    setSending(status)
    void run(
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
