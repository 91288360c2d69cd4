import type { Act, RecordedEntry, StudentBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScanSearch } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { DiscountAmount } from '#components/Money/Money.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { type RefundableItem, getAmountHeld, getPayableKey } from '#lib/money/itemPayments.ts'
import { EntryList, PaidSummary } from '#features/payments/shared/ItemPayments.tsx'
import { AuditLogList } from '#features/audit/admin/AuditLogList.tsx'
import {
  PaymentSummaryHeader,
  ReceiptThumbnail,
  usePaymentMethodName,
} from '#features/payments/admin/PaymentDecisionParts.tsx'
import { NoPicture } from './StudentBilling.styles.ts'

type PurchaseCardProps = {
  purchase: StudentBilling
  /** Decisions on the purchase, newest first. */
  auditLog: readonly Act[]
  isToDecide: boolean
  onReview: () => void
  /** Undefined, as the following, if the backend can’t record payments (decision 16). */
  onRecord: ((key: string) => void) | undefined
  onRefund: ((item: RefundableItem) => void) | undefined
  onVoid: ((entry: RecordedEntry, currency: string) => void) | undefined
}

export function PurchaseCard({ purchase, auditLog, isToDecide, onReview, ...actions }: PurchaseCardProps) {
  const { t } = useLingui()
  const methodName = usePaymentMethodName()
  const { currency: ours } = useSchoolSettings()
  const { id, receipt, paymentMethod, paymentStatus, course, courseId, discount, discountName, currency } = purchase
  const { payments } = purchase
  const { onRecord, onRefund, onVoid } = actions
  const name = course.name.trim() || t`Untitled`
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'rejected'
  const refundable = getRefundable(purchase)
  return (
    <Card>
      <Stack as="header" gap="small" align="start">
        <PaymentSummaryHeader {...purchase} />
        <h3>
          <Bdi>{name}</Bdi>
        </h3>
        <StatusBadge kind="payment" status={paymentStatus} />
        {payments && (
          <p>
            <PaidSummary payments={payments} amount={purchase.amount} currency={currency ?? ours} />
          </p>
        )}
      </Stack>
      {receipt ? (
        <Masked kind="receipt">
          <ReceiptThumbnail key={receipt} src={receipt} name={name} onOpen={onReview} />
        </Masked>
      ) : payments ? null : (
        <NoPicture>
          <Trans>No receipt image available.</Trans>
        </NoPicture>
      )}
      <DescriptionList
        items={[
          ...(discount
            ? [
                {
                  label: t`Discount`,
                  value: (
                    <DiscountAmount
                      amount={<Bdi>{formatMoney(-discount, currency ?? ours)}</Bdi>}
                      name={discountName}
                    />
                  ),
                },
              ]
            : []),
          { label: t`Payment method`, value: methodName(paymentMethod) },
          { label: t`Course Duration`, value: course.course_duration },
        ]}
      />
      {payments && (
        <EntryList
          label={t`Payments for ${name}`}
          payments={payments}
          currency={currency ?? ours}
          onVoid={onVoid && ((entry) => onVoid(entry, currency ?? ours))}
        />
      )}
      {id !== undefined && auditLog.length > 0 && (
        <AuditLogList label={t`History for ${name}`} auditLog={auditLog} record={{ kind: 'coursePayment', id }} />
      )}
      <Inline gap="medium" align="stretch">
        <Button
          variant={isToDecide ? 'primary' : 'secondary'}
          icon={<ScanSearch aria-hidden />}
          aria-label={t`Review ${name}`}
          onPress={onReview}
        >
          <Trans>Review</Trans>
        </Button>
        {onRecord && courseId !== undefined && isOpen && (
          <Button
            aria-label={t`Record payment for ${name}`}
            onPress={() => onRecord(getPayableKey({ kind: 'course', id: id ?? null, itemId: courseId }))}
          >
            <Trans>Record payment</Trans>
          </Button>
        )}
        {onRefund && refundable && (
          <Button aria-label={t`Record refund for ${name}`} onPress={() => onRefund(refundable)}>
            <Trans>Record refund</Trans>
          </Button>
        )}
      </Inline>
    </Card>
  )
}

/** What can be refunded of a paid purchase; undefined if it isn’t paid or its amount is unknown. */
function getRefundable({ id, paymentStatus, course, amount, currency, payments }: StudentBilling) {
  const held = payments ? getAmountHeld(payments) : (amount ?? 0)
  if (id === undefined || paymentStatus !== 'paid' || currency === undefined || held <= 0) return undefined
  return { kind: 'course', id, title: course.name, held, currency } as const
}
