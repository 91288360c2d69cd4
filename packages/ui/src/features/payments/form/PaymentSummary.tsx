import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Money, CoursePrice } from '#components/Money/Money.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { isFree, sumPrices } from '#lib/money/money.ts'
import { type AppliedCode, isFirstMonthOnlyDiscount } from '#lib/money/payments.ts'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { ConvertedAmount, useExchangeRates } from './ConvertedAmount.tsx'
import { ConvertedAmountLine, Amounts, Item, Summary } from './payment.styles.ts'

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

/** Name and amount of what is paid for; sticky while the form is on screen. */
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
  const discount = terms?.discount ?? 0
  const due = terms ? terms.amount : price
  const currency = terms?.currency
  const isFirst = isFirstMonthOnlyDiscount({ pricing, terms, appliedCode })
  const later = terms && sumPrices([terms.price, -(appliedCode?.discountWithout ?? 0)])
  return (
    <Summary $isCompact={isCompact} aria-label={t`What you pay for`}>
      <Item>
        <p>
          <Bdi>{name}</Bdi>
        </p>
        {details && <p>{details}</p>}
      </Item>
      <Amounts>
        {terms && discount > 0 && (
          <>
            <div>
              <dt>
                <Trans>Price</Trans>
              </dt>
              <dd>
                <Money amount={terms.price} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>{terms.discountName ? <Bdi>{terms.discountName}</Bdi> : <Trans>Discount</Trans>}</dt>
              <dd>
                <Money amount={-discount} currency={currency} />
              </dd>
            </div>
          </>
        )}
        <div data-due>
          <dt>{isFirst ? <Trans>To pay for the first month</Trans> : <Trans>To pay</Trans>}</dt>
          <dd>
            <CoursePrice price={due} pricing={isFirst ? 'once' : pricing} currency={currency} />
          </dd>
        </div>
        {isFirst && later !== undefined && (
          <div>
            <dt>
              <Trans>Then</Trans>
            </dt>
            <dd>
              <CoursePrice price={later} pricing={pricing} currency={currency} />
            </dd>
          </div>
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
