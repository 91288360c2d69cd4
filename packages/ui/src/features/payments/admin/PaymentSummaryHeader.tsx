import type { StudentBilling } from '@maktab/contract/schema'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

type PaymentSummaryHeaderProps = Pick<StudentBilling, 'amount' | 'currency' | 'date' | 'reference'>

/** What a payment is decided by: how much, then when it was sent and what it is called in the transfer. */
export function PaymentSummaryHeader({ amount, currency, date, reference }: PaymentSummaryHeaderProps) {
  const { locale } = useLocale()
  const { currency: ours } = useSchoolSettings()
  if (amount === undefined && !date && !reference) return null
  return (
    <Inline as="p" gap="large" rowGap="x-small" align="baseline">
      {amount !== undefined && (
        <Text as="strong" size="xxl" weight="bold" leading="tight">
          <Bdi>{formatMoney(amount, currency ?? ours)}</Bdi>
        </Text>
      )}
      {date && (
        <Text as="span" tone="muted" size="sm">
          <Bdi>{formatWireDay(date, locale)}</Bdi>
        </Text>
      )}
      {reference && (
        <Text as="span" tone="muted" size="sm">
          <Bdi translate="no">{reference}</Bdi>
        </Text>
      )}
    </Inline>
  )
}
