import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Money, CoursePrice } from '#components/Money/Money.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { isFree, sumPrices } from '#lib/money/currencyAmounts.ts'
import { type AppliedCode, isFirstMonthOnlyDiscount } from '#lib/money/paymentStates.ts'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { ConvertedAmount, useExchangeRates } from './ConvertedAmount.tsx'
import { ConvertedAmountLine, Amounts, Item, Summary } from './PaymentForm.styles.ts'

type PaymentSummaryProps = {
  name: string
  /** Duration or date. */
  details?: ReactNode
  price: number | null
  pricing?: Course['pricing'] | undefined
  terms?: PaymentTerms | undefined
  /** Code that the terms include. */
  appliedCode?: AppliedCode | undefined
  /** Keeps the summary above the form at every width instead of beside it. */
  isCompact?: boolean
}

/** Name and amount of the course, event or fee; sticky while the form is on screen. */
export function PaymentSummary({
  name,
  details,
  price,
  pricing,
  terms,
  appliedCode,
  isCompact = false,
}: PaymentSummaryProps) {
  const { t } = useLingui()
  const { rate } = useExchangeRates()
  const school = useSchoolSettings()
  const { discount = 0, paid = 0 } = terms ?? {}
  const due = terms ? terms.amount : price
  const currency = terms?.currency
  const isFirst = isFirstMonthOnlyDiscount({ pricing, terms, appliedCode })
  const later = terms && sumPrices([terms.price, -(appliedCode?.discountWithout ?? 0)])
  return (
    <Summary $isCompact={isCompact} aria-label={t`Order summary`}>
      <Item>
        <p>
          <Bdi>{name}</Bdi>
        </p>
        {details && <p>{details}</p>}
      </Item>
      <Amounts>
        {terms && (discount > 0 || paid > 0) && (
          <AmountRow label={<Trans>Price</Trans>}>
            <Money amount={terms.price} currency={currency} />
          </AmountRow>
        )}
        {terms && discount > 0 && (
          <AmountRow label={terms.discountName ? <Bdi>{terms.discountName}</Bdi> : <Trans>Discount</Trans>}>
            <Money amount={-discount} currency={currency} />
          </AmountRow>
        )}
        {paid > 0 && (
          <AmountRow label={<Trans>Paid already</Trans>}>
            <Money amount={-paid} currency={currency} />
          </AmountRow>
        )}
        <AmountRow label={isFirst ? <Trans>Due for the first month</Trans> : <Trans>Total</Trans>} isDue>
          <CoursePrice price={due} pricing={isFirst ? 'once' : pricing} currency={currency} />
        </AmountRow>
        {isFirst && later !== undefined && (
          <AmountRow label={<Trans>After that</Trans>}>
            <CoursePrice price={later} pricing={pricing} currency={currency} />
          </AmountRow>
        )}
      </Amounts>
      <ConvertedAmountLine data-also aria-live="polite">
        {rate && !isFree(due) && (currency ?? school.currency) === school.currency && (
          <ConvertedAmount amount={due} rate={rate} />
        )}
      </ConvertedAmountLine>
    </Summary>
  )
}

type AmountRowProps = { label: ReactNode; isDue?: boolean; children: ReactNode }

function AmountRow({ label, isDue, children }: AmountRowProps) {
  return (
    <div data-due={isDue}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
