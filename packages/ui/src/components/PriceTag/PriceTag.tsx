import { Trans } from '@lingui/react/macro'
import { isFree } from '#lib/money/money.ts'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { Money } from '../Money/Money.tsx'
import { DiscountedPriceTag } from './DiscountedPriceTag.tsx'

type PriceTagProps = {
  price: number | null | undefined
  /** What whoever looks pays in its place. */
  own?: DiscountedPrice | undefined
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** What something costs: an amount, or Free; before it was taken off, where it is less for somebody. */
export function PriceTag({ price, own, currency }: PriceTagProps) {
  if (isFree(price)) return <Trans>Free</Trans>
  if (!own) return <Money amount={price} currency={currency} />
  return (
    <DiscountedPriceTag own={own} price={price} currency={currency}>
      <PriceTag price={own.amount} currency={currency} />
    </DiscountedPriceTag>
  )
}
