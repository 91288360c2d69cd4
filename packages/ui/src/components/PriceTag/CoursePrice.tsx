import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { isFree } from '#model/money.ts'
import type { OwnPrice } from '#model/ownPrice.ts'
import { OwnPriceTag } from './OwnPriceTag.tsx'
import { PriceTag } from './PriceTag.tsx'

type CoursePriceProps = {
  price: number | null
  pricing: Course['pricing'] | undefined
  /** What whoever looks pays in its place. */
  own?: OwnPrice | undefined
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** What a course costs, once or each month. */
export function CoursePrice({ price, pricing, own, currency }: CoursePriceProps) {
  if (own && !isFree(price)) {
    return (
      <OwnPriceTag own={own} price={price} currency={currency}>
        <CoursePrice price={own.amount} pricing={pricing} currency={currency} />
      </OwnPriceTag>
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
