import type { EventBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { useReceiptSeen } from '#environment/ReceiptSeen.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { formatMoney } from '#model/money.ts'
import type { Outcome } from '#outcome.ts'
import { CardHead, Cards, Column } from './EventBillingScreen.styles.ts'
import type { DecidedStatus } from './paymentStatus.schema.ts'
import { PaymentStatusForm } from './PaymentStatusForm.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { usePaymentWords } from './usePaymentWords.ts'

type BillingCardsProps = {
  studentId: number
  student: string
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  waiting: number
  onDecide: (status: DecidedStatus, reason?: string) => Promise<Outcome>
  onReview: () => void
}

export function BillingCards({ studentId, student, billing, waiting, onReview, ...payment }: BillingCardsProps) {
  const { t } = useLingui()
  const { methodOf } = usePaymentWords()
  const { currency: ours } = useSchoolSettings()
  const { discount, discountName, currency } = billing
  useReceiptSeen('event', billing.id, billing.receipt || null)
  return (
    <Cards>
      <Column>
        <PaymentStatusForm key={studentId} {...payment} />
        <Card>
          <CardHead>
            <h2>
              <Trans>Payment Method</Trans>
            </h2>
          </CardHead>
          <p>
            <Bdi>{methodOf(billing)}</Bdi>
          </p>
          {discount ? (
            <p>
              <Bdi>{discountName || t`Discount`}</Bdi>: <Bdi>{formatMoney(-discount, currency ?? ours)}</Bdi>
            </p>
          ) : null}
        </Card>
      </Column>
      <ReceiptCard src={billing.receipt} name={student} waiting={waiting} onReview={onReview} />
    </Cards>
  )
}
