import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { isFree } from '#lib/money/money.ts'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { DiscountedPriceTag } from './DiscountedPriceTag.tsx'
import { PriceTag } from './PriceTag.tsx'

type CoursePriceProps = {
  price: number | null
  pricing: Course['pricing'] | undefined
  /** What whoever looks pays in its place. */
  own?: DiscountedPrice | undefined
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** What a course costs, once or each month. */
export function CoursePrice({ price, pricing, own, currency }: CoursePriceProps) {
  if (own && !isFree(price)) {
    return (
      <DiscountedPriceTag own={own} price={price} currency={currency}>
        <CoursePrice price={own.amount} pricing={pricing} currency={currency} />
      </DiscountedPriceTag>
    )
  }
  if (pricing !== 'monthly' || isFree(price)) return <PriceTag price={price} currency={currency} />
  return (
    <>
      <PriceTag price={price} currency={currency} />{' '}
      <span>
        <Trans>a month</Trans>
      </span>
    </>
  )
}
