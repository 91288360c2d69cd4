import type { Discount, OwnDiscount } from '@maktab/contract/schema'
import { getCurrencyFractionDigits, getPriceFractionDigits, isFree } from './money.ts'

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

/** What somebody pays in place of a price, and why. */
export type DiscountedPrice = { amount: number; name: string }

type Priced = { kind: 'course' | 'event'; id: number; price: number | null }

const WHOLE = 100

/**
 * What is left of a price for whoever has these discounts; undefined where nothing is taken off. The one that takes off
 * the most counts; what a percentage leaves is rounded to coins, half a coin down: as the payment will be.
 */
export function getDiscountedPrice(
  discounts: readonly OwnDiscount[],
  { kind, id, price }: Priced,
  currency: string,
): DiscountedPrice | undefined {
  if (isFree(price)) return undefined
  const units = 10 ** getPriceFractionDigits(currency)
  const whole = Math.round(price * units)
  const [best] = discounts
    .filter(({ courseId, eventId }) =>
      kind === 'course' ? eventId === null && isOf(courseId, id) : courseId === null && isOf(eventId, id),
    )
    .map((discount) => ({ name: discount.name, off: takenOff(whole, discount, currency) }))
    .toSorted((one, other) => other.off - one.off)
  return best && best.off > 0 ? { amount: (whole - best.off) / units, name: best.name } : undefined
}

const isOf = (only: number | null, id: number) => only === null || only === id

function takenOff(price: number, { percentage, amount }: OwnDiscount, currency: string): number {
  const digits = getPriceFractionDigits(currency)
  if (percentage === null) return Math.min(Math.round((amount ?? 0) * 10 ** digits), price)
  const coin = 10 ** (digits - getCurrencyFractionDigits(currency))
  const coins = Math.ceil((price * (WHOLE - percentage)) / (WHOLE * coin) - 1 / 2)
  return Math.max(0, price - coins * coin)
}
