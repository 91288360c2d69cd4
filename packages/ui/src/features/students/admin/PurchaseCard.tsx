import type { Act, StudentBilling } from '@maktab/contract/schema'
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
}

export function PurchaseCard({ purchase, auditLog, isToDecide, onReview }: PurchaseCardProps) {
  const { t } = useLingui()
  const methodName = usePaymentMethodName()
  const { currency: ours } = useSchoolSettings()
  const { id, receipt, paymentMethod, paymentStatus, course, discount, discountName, currency } = purchase
  const name = course.name.trim() || t`Untitled`
  return (
    <Card>
      <Stack as="header" gap="small" align="start">
        <PaymentSummaryHeader {...purchase} />
        <h3>
          <Bdi>{name}</Bdi>
        </h3>
        <StatusBadge kind="payment" status={paymentStatus} />
      </Stack>
      {receipt ? (
        <Masked kind="receipt">
          <ReceiptThumbnail key={receipt} src={receipt} name={name} onOpen={onReview} />
        </Masked>
      ) : (
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
      </Inline>
    </Card>
  )
}
