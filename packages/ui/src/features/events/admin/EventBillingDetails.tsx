import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Maximize2, ScanSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Thumbnail } from '#components/ZoomablePicture/Thumbnail.ts'
import type { EventBilling } from '@maktab/contract/schema'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { DiscountAmount } from '#components/Money/Money.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useMarkReceiptSeen } from '#providers/MarkReceiptSeenContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import type { SubmitResult } from '#submitResult.ts'
import { PaymentSummaryHeader } from '#features/payments/admin/PaymentDecisionParts.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'
import { PaymentStatusForm, usePaymentLabels } from './PaymentStatusForm.tsx'

type ReceiptCardProps = {
  src: string | null
  name: string
  /** How many payments of the event are pending. */
  waiting: number
  onReview: () => void
}

function ReceiptCard({ src, name, waiting, onReview }: ReceiptCardProps) {
  return (
    <Card>
      <Inline as="header" gap="medium" rowGap="small" justify="space-between">
        <Text as="h2" size="lg">
          <Trans>Receipt</Trans>
        </Text>
        <Button size="sm" icon={<ScanSearch aria-hidden />} onPress={onReview}>
          <Trans>Review</Trans>
        </Button>
      </Inline>
      {src ? (
        <Masked kind="receipt">
          <Picture key={src} src={src} name={name} onOpen={onReview} />
        </Masked>
      ) : (
        <Text tone="muted">
          <Trans>No receipt image available.</Trans>
        </Text>
      )}
      {waiting > 0 && (
        <Text tone="muted">
          <Plural
            value={waiting}
            one="# payment for this event needs review."
            other="# payments for this event need review."
          />
        </Text>
      )}
    </Card>
  )
}

function Picture({ src, name, onOpen }: { src: string; name: string; onOpen: () => void }) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Notice tone="danger">{t`Couldn’t load the image.`}</Notice>
  return (
    <Thumbnail aria-label={t`Enlarge receipt: ${name}`} onPress={onOpen}>
      <ReceiptImage src={src} alt="" onError={() => setIsBroken(true)} />
      <Maximize2 aria-hidden />
    </Thumbnail>
  )
}

type EventBillingDetailsProps = {
  studentId: number
  student: string
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  waiting: number
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
  onReview: () => void
  /** Recorded payments, below the receipt. */
  children: ReactNode
}

export function EventBillingDetails({
  studentId,
  student,
  billing,
  waiting,
  onReview,
  children,
  ...payment
}: EventBillingDetailsProps) {
  const { t } = useLingui()
  const { methodOf } = usePaymentLabels()
  const { currency: schoolCurrency } = useSchoolSettings()
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
                          amount={<Bdi>{formatMoney(-discount, currency ?? schoolCurrency)}</Bdi>}
                          name={discountName}
                        />
                      ),
                    },
                  ]
                : []),
              { label: t`Payment method`, value: methodOf(billing) },
            ]}
          />
        </Card>
        <PaymentStatusForm key={studentId} {...payment} />
      </Stack>
      <Stack>
        <ReceiptCard src={billing.receipt} name={student} waiting={waiting} onReview={onReview} />
        {children}
      </Stack>
    </Grid>
  )
}
