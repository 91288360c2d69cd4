import type { EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { DiscountAmount } from '#components/Money/DiscountAmount.tsx'
import { Card } from '#components/Card/Card.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useMarkReceiptSeen } from '#providers/MarkReceiptSeenContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/money.ts'
import type { SubmitResult } from '#submitResult.ts'
import { PaymentSummaryHeader } from '#features/payments/admin/PaymentSummaryHeader.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'
import { PaymentStatusForm } from './PaymentStatusForm.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { usePaymentLabels } from './usePaymentLabels.ts'

type BillingCardsProps = {
  studentId: number
  student: string
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  waiting: number
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
  onReview: () => void
}

export function BillingCards({ studentId, student, billing, waiting, onReview, ...payment }: BillingCardsProps) {
  const { t } = useLingui()
  const { methodOf } = usePaymentLabels()
  const { currency: ours } = useSchoolSettings()
  const { discount, discountName, currency } = billing
  useMarkReceiptSeen('event', billing.id, billing.receipt || null)
  return (
    <Grid minColumn="20rem" gap="x-large" align="start">
      <Stack>
        <Card>
          <PaymentSummaryHeader {...billing} />
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
              { label: t`Payment Method`, value: methodOf(billing) },
            ]}
          />
        </Card>
        <PaymentStatusForm key={studentId} {...payment} />
      </Stack>
      <ReceiptCard src={billing.receipt} name={student} waiting={waiting} onReview={onReview} />
    </Grid>
  )
}
