import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { createBillFromFee, formatMonth, hasPrintableReceipt, isFeeOutstanding } from '#lib/money/bills.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { PaymentStepText } from './PaymentStepText.tsx'

/** One month of a course: what it is, how it stands, and the way to pay it. */
export function FeeRow({ fee, href, receiptHref }: { fee: Fee; href: string; receiptHref: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const tongueOf = useTextAttributes()
  const { course, status, reason, currency } = fee
  const bill = createBillFromFee(fee)
  const month = formatMonth(fee.month, locale)
  const dueOn = formatWireDay(fee.dueOn, locale)
  const words = usePayWords(fee, month)
  const canPay = isFeeOutstanding(fee) || status === 'pending'
  const own = fee.discount > 0 ? { amount: fee.amount, name: fee.discountName ?? t`Discount` } : undefined
  return (
    <Surface as="li" padding="large">
      <Inline gap="medium" justify="space-between">
        <Stack gap="x-small" basis="14rem" breaksWords>
          <Text as="h3" size="md" {...tongueOf(course.name)}>
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
          {reason && <p {...tongueOf(reason)}>{reason}</p>}
        </Stack>
        <Text as="strong" size="lg" isTabular>
          <PriceTag price={fee.price} own={own} currency={currency} />
        </Text>
        <StatusBadge kind="payment" status={status === 'pending' ? 'underReview' : status} />
        {canPay && (
          <LinkButton
            size="sm"
            variant={status === 'pending' ? 'secondary' : 'primary'}
            href={href}
            aria-label={words.named}
          >
            {words.shown}
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

/** What the way to pay a month is called, by what has become of it. */
function usePayWords({ status, isRejected, course: { name } }: Fee, month: string) {
  const { t } = useLingui()
  if (status === 'pending') return { shown: t`Replace receipt`, named: t`Replace receipt for ${name}, ${month}` }
  if (isRejected) return { shown: t`Send another receipt`, named: t`Send another receipt for ${name}, ${month}` }
  return { shown: t`Pay`, named: t`Pay for ${name}, ${month}` }
}
