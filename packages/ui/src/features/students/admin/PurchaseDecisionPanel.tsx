import type { PurchaseDecision, StudentBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import type { RenderPaymentDetails } from '#lib/money/RenderPaymentDetails.ts'
import { PaymentSummaryHeader } from '#features/payments/admin/PaymentSummaryHeader.tsx'
import { PaymentDetailsOrFallback } from '#features/payments/admin/PaymentDetailsOrFallback.tsx'
import { RejectForm } from '#features/payments/admin/RejectForm.tsx'
import { useRejectForm } from '#features/payments/admin/useRejectForm.ts'
import { DecisionBar } from '#features/payments/admin/PaymentDetails.styles.ts'
import { DecisionResult } from './StudentScreen.styles.ts'
import { usePaymentMethodName } from '#features/payments/admin/usePaymentMethodName.ts'
import { isPurchasePending } from './usePurchaseQueue.ts'

/** What an administrator may say of a purchase. */
export type PurchaseStatus = PurchaseDecision['paymentStatus']

type PurchaseDecisionPanelProps = {
  student: string
  purchase: StudentBilling
  /** The decision that is on its way. */
  sending: PurchaseStatus | undefined
  error: string
  /** By the button that had the focus and is gone now. */
  isJustDecided: boolean
  onDecide: ((status: PurchaseStatus, reason?: string) => void) | undefined
  renderPaymentDetails?: RenderPaymentDetails
}

/** What a receipt is to prove and, while nobody has decided, the two answers. */
export function PurchaseDecisionPanel({
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
  const answers: Record<PurchaseStatus, string> = { paid: t`Approve`, rejected: t`Reject` }
  const { isRejecting, takesFocus, ask, end } = useRejectForm()
  const { course, paymentMethod, paymentStatus, date, reference, amount, currency } = purchase
  const told = (
    <>
      {amount !== undefined && <PaymentSummaryHeader amount={amount} {...(currency && { currency })} />}
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`Course`, value: course.name, isWide: true },
          { label: t`Course Duration`, value: course.course_duration },
          { label: t`Payment Method`, value: methodName(paymentMethod) },
          { label: t`Payment Status`, value: <StatusBadge kind="payment" status={paymentStatus} /> },
          ...(date ? [{ label: t`Date`, value: formatWireDay(date, locale) }] : []),
          ...(reference ? [{ label: t`Reference`, value: reference }] : []),
        ]}
      />
    </>
  )
  const decision = (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {isJustDecided && !isPurchasePending(purchase) && <Done isPaid={paymentStatus === 'paid'} />}
      {onDecide && isPurchasePending(purchase) && isRejecting && (
        <RejectForm
          onReject={(reason) => {
            end()
            onDecide('rejected', reason)
          }}
          onCancel={end}
        >
          <Trans>
            <Bdi>{student}</Bdi> will not get{' '}
            <strong>
              <Bdi>{course.name}</Bdi>
            </strong>{' '}
            by this payment and has to buy it again.
          </Trans>
        </RejectForm>
      )}
      {onDecide && isPurchasePending(purchase) && !isRejecting && (
        <DecisionBar role="group" aria-label={t`Decision`}>
          {(Object.keys(answers) as PurchaseStatus[]).map((status) => (
            <Button
              key={status}
              variant={status === 'paid' ? 'primary' : 'secondary'}
              autoFocus={takesFocus && status === 'rejected'}
              isPending={sending === status}
              onPress={() => {
                if (sending !== undefined) return
                if (status === 'rejected') ask()
                else onDecide(status)
              }}
            >
              {answers[status]}
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
      fallback={told}
      discountName={purchase.discountName}
      decision={decision}
    />
  )
}

/** Stands where the buttons stood, with the focus they had. */
function Done({ isPaid }: { isPaid: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <DecisionResult ref={words} tabIndex={-1}>
      {isPaid ? <Trans>Approved. The student has the course now.</Trans> : <Trans>Rejected.</Trans>}
    </DecisionResult>
  )
}
