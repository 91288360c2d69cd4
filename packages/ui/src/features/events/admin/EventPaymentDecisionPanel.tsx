import type { Event, EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import type { RenderPaymentDetails } from '#lib/money/RenderPaymentDetails.ts'
import { PaymentSummaryHeader } from '#features/payments/admin/PaymentSummaryHeader.tsx'
import { PaymentDetailsOrFallback } from '#features/payments/admin/PaymentDetailsOrFallback.tsx'
import { RejectForm } from '#features/payments/admin/RejectForm.tsx'
import { useRejectForm } from '#features/payments/admin/useRejectForm.ts'
import { DecisionBar } from '#features/payments/admin/PaymentDetails.styles.ts'
import { RemovedFromEventNotice } from './RemovedFromEventNotice.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'
import { usePaymentLabels } from './usePaymentLabels.ts'

type EventPaymentDecisionPanelProps = {
  student: string
  event: Event | undefined
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  /** The decision that is on its way. */
  sending: PaymentDecisionStatus | undefined
  error: string
  onDecide: (status: PaymentDecisionStatus, reason?: string) => void
  renderPaymentDetails?: RenderPaymentDetails
}

/** What a receipt is to prove, and the two answers. */
export function EventPaymentDecisionPanel({
  student,
  event,
  billing,
  status,
  isPaidMember,
  sending,
  error,
  onDecide,
  renderPaymentDetails,
}: EventPaymentDecisionPanelProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const words = usePaymentLabels()
  const { reference, date, amount, currency } = billing
  const { isRejecting, takesFocus, ask, end } = useRejectForm()
  const decide = (next: PaymentDecisionStatus) => {
    if (sending !== undefined || next === status) return
    if (next === 'rejected') ask()
    else onDecide(next)
  }
  const told = (
    <>
      {amount !== undefined && <PaymentSummaryHeader amount={amount} {...(currency && { currency })} />}
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`Event`, value: event && (event.title?.trim() || t`Untitled`), isWide: true },
          { label: t`Price`, value: event && <PriceTag price={event.price} /> },
          { label: t`Payment Method`, value: words.methodOf(billing) },
          { label: t`Payment Status`, value: <StatusBadge kind="payment" status={status} /> },
          ...(date ? [{ label: t`Date`, value: formatWireDay(date, locale) }] : []),
          ...(reference ? [{ label: t`Reference`, value: reference }] : []),
        ]}
      />
    </>
  )
  const decision = (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {isPaidMember && <RemovedFromEventNotice />}
      {isRejecting ? (
        <RejectForm
          onReject={(reason) => {
            end()
            onDecide('rejected', reason)
          }}
          onCancel={end}
        />
      ) : (
        <DecisionBar role="group" aria-label={t`Decision`}>
          {(['paid', 'rejected'] as const).map((answer) => (
            <Button
              key={answer}
              variant={answer === 'paid' && status !== 'paid' && status !== 'rejected' ? 'primary' : 'secondary'}
              icon={answer === status && <Check aria-hidden />}
              aria-pressed={answer === status}
              autoFocus={takesFocus && answer === 'rejected'}
              isPending={answer === sending}
              onPress={() => decide(answer)}
            >
              {words.statuses[answer]}
            </Button>
          ))}
        </DecisionBar>
      )}
    </>
  )
  return (
    <PaymentDetailsOrFallback
      kind="event"
      id={billing.id}
      renderPaymentDetails={renderPaymentDetails}
      fallback={told}
      discountName={billing.discountName}
      decision={decision}
    />
  )
}
