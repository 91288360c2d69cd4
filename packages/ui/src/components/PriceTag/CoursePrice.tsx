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
}

/** What a course costs, once or each month. */
export function CoursePrice({ price, pricing, own }: CoursePriceProps) {
  if (own && !isFree(price)) {
    return (
      <OwnPriceTag own={own} price={price}>
        <CoursePrice price={own.amount} pricing={pricing} />
      </OwnPriceTag>
    )
  }
  if (pricing !== 'monthly' || isFree(price)) return <PriceTag price={price} />
  return (
    <>
      <PriceTag price={price} />{' '}
      <span>
        <Trans>a month</Trans>
      </span>
    </>
  )
}
