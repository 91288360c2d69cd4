import type { Discount } from '@maktab/contract/schema'

type Held = Pick<Discount, 'endedAt' | 'from' | 'until' | 'mostUses' | 'uses' | 'currency'>

/** Whether anybody gets a discount today, and why nobody does. */
export type DiscountState = 'holds' | 'later' | 'usedUp' | 'over' | 'otherCurrency' | 'ended'

/** How a discount stands on a day, in a school with such a currency. */
export function getDiscountState(discount: Held, today: string, currency: string): DiscountState {
  const { endedAt, from, until, mostUses, uses } = discount
  if (endedAt !== null) return 'ended'
  if (until !== null && until < today) return 'over'
  if (discount.currency !== null && discount.currency !== currency) return 'otherCurrency'
  if (mostUses !== null && uses >= mostUses) return 'usedUp'
  return from !== null && from > today ? 'later' : 'holds'
}
