import type { PaymentPart } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { formatMoney, sumPrices } from '#lib/money/currencyAmounts.ts'

type PaidTogetherListProps = { parts: readonly PaymentPart[]; currency: string }

type PaidTogetherNoticeProps = PaidTogetherListProps & {
  /** The amount of the payment itself. */
  amount: number
}

/** Tells the office that a receipt is for several payments, with the sum that it should show. */
export function PaidTogetherNotice({ parts, currency, amount }: PaidTogetherNoticeProps) {
  const total = formatMoney(sumPrices([amount, ...parts.map((part) => part.amount)]), currency)
  return (
    <Notice
      tone="info"
      title={
        <Trans>
          One receipt for several payments, total <Bdi>{total}</Bdi>
        </Trans>
      }
    >
      <Stack gap="x-small">
        <Trans>Paid together with:</Trans>
        <PaidTogetherList parts={parts} currency={currency} />
      </Stack>
    </Notice>
  )
}

/** Payments that were sent with the same receipt: whose, what for, how much. */
export function PaidTogetherList({ parts, currency }: PaidTogetherListProps) {
  const { locale } = useLocale()
  return (
    <Stack as="ul" gap="x-small">
      {parts.map(({ kind, id, person, what, amount }) => (
        <li key={`${kind} ${id}`}>
          <Bdi>{person.name}</Bdi>
          {' · '}
          <Bdi>{formatPaidItem(what, locale)}</Bdi>
          {' · '}
          <Bdi>{formatMoney(amount, currency)}</Bdi>
        </li>
      ))}
    </Stack>
  )
}
