import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { createBillFromFee, formatMonth, hasPrintableReceipt, isFeeOutstanding } from '#lib/money/billsAndFees.ts'
import { isPartlyPaid } from '#lib/money/itemPayments.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { EntryList, PaidSummary } from '../shared/ItemPayments.tsx'
import { PaymentStepText } from './PaymentStepText.tsx'

/** One month of a course with its status and a link to pay. */
export function FeeRow({ fee, href, receiptHref }: { fee: Fee; href: string; receiptHref: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const getTextAttributes = useTextAttributes()
  const { course, status, reason, currency, payments } = fee
  const bill = createBillFromFee(fee)
  const month = formatMonth(fee.month, locale)
  const dueOn = formatIsoDay(fee.dueOn, locale)
  const payLabels = usePayLabels(fee, month)
  const canPay = isFeeOutstanding(fee) || status === 'pending'
  const discounted = fee.discount > 0 ? { amount: fee.amount, name: fee.discountName ?? t`Discount` } : undefined
  return (
    <Surface as="li" padding="large">
      <Inline gap="medium" justify="space-between">
        <Stack gap="x-small" basis="14rem" breaksWords>
          <Text as="h3" size="md" {...getTextAttributes(course.name)}>
            {course.name}
          </Text>
          <Inline as="p" gap="medium" rowGap="x-small" align="stretch" tone="muted" size="sm">
            <Bdi>{month}</Bdi>
            <span>
              <Trans>
                Due on <Bdi>{dueOn}</Bdi>
              </Trans>
            </span>
            <Bdi>{fee.reference}</Bdi>
          </Inline>
          {bill && (
            <Inline as="p" gap="medium" rowGap="x-small" align="stretch" tone="muted" size="sm">
              <PaymentStepText bill={bill} />
            </Inline>
          )}
          {reason && <p {...getTextAttributes(reason)}>{reason}</p>}
          {payments && (
            <>
              <p>
                <PaidSummary payments={payments} amount={fee.amount} currency={currency} />
              </p>
              <EntryList label={t`Payments for ${course.name}, ${month}`} payments={payments} currency={currency} />
            </>
          )}
        </Stack>
        <Text as="strong" size="lg" isTabular>
          <PriceTag price={fee.price} discountedPrice={discounted} currency={currency} />
        </Text>
        <StatusBadge kind="payment" status={status === 'pending' ? 'underReview' : status} />
        {canPay && (
          <LinkButton
            size="sm"
            variant={status === 'pending' ? 'secondary' : 'primary'}
            href={href}
            aria-label={payLabels.accessibleName}
          >
            {payLabels.label}
          </LinkButton>
        )}
        {hasPrintableReceipt(fee) && (
          <LinkButton size="sm" href={receiptHref} aria-label={t`View ${course.name}, ${month}`}>
            <Trans>View</Trans>
          </LinkButton>
        )}
      </Inline>
    </Surface>
  )
}

/** Label and accessible name of the pay link, by status. */
function usePayLabels({ status, isRejected, payments, course: { name } }: Fee, month: string) {
  const { t } = useLingui()
  if (status === 'pending')
    return { label: t`Replace receipt`, accessibleName: t`Replace receipt for ${name}, ${month}` }
  if (isRejected)
    return { label: t`Send another receipt`, accessibleName: t`Send another receipt for ${name}, ${month}` }
  if (isPartlyPaid(payments)) return { label: t`Pay the rest`, accessibleName: t`Pay the rest for ${name}, ${month}` }
  return { label: t`Pay`, accessibleName: t`Pay for ${name}, ${month}` }
}
