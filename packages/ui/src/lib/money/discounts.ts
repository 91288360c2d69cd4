import type { Discount, OwnDiscount } from '@maktab/contract/schema'
import { getCurrencyFractionDigits, getPriceFractionDigits, isFree } from './currencyAmounts.ts'

type DiscountLimits = Pick<Discount, 'endedAt' | 'from' | 'until' | 'mostUses' | 'uses' | 'currency'>

/** Whether a discount applies, or why it doesn’t. */
export type DiscountState = 'holds' | 'later' | 'usedUp' | 'over' | 'otherCurrency' | 'ended'

/** The state of a discount on a day, in a school with the given currency. */
export function getDiscountState(discount: DiscountLimits, today: string, currency: string): DiscountState {
  const { endedAt, from, until, mostUses, uses } = discount
  if (endedAt !== null) return 'ended'
  if (until !== null && until < today) return 'over'
  if (discount.currency !== null && discount.currency !== currency) return 'otherCurrency'
  if (mostUses !== null && uses >= mostUses) return 'usedUp'
  return from !== null && from > today ? 'later' : 'holds'
}

/** A reduced price, with the name of the discount. */
export type DiscountedPrice = { amount: number; name: string }

type Priced = { kind: 'course' | 'event'; id: number; price: number | null }

const HUNDRED_PERCENT = 100

/**
 * Applies the largest of the given discounts to a price; undefined if none applies. The result of a percentage is
 * rounded half down to the minor unit, like the payment on the server.
 */
export function getDiscountedPrice(
  discounts: readonly OwnDiscount[],
  { kind, id, price }: Priced,
  currency: string,
): DiscountedPrice | undefined {
  if (isFree(price)) return undefined
  const units = 10 ** getPriceFractionDigits(currency)
  const minorPrice = Math.round(price * units)
  const [best] = discounts
    .filter(({ courseId, eventId }) =>
      kind === 'course' ? eventId === null && appliesTo(courseId, id) : courseId === null && appliesTo(eventId, id),
    )
    .map((discount) => ({ name: discount.name, off: getReduction(minorPrice, discount, currency) }))
    .toSorted((one, other) => other.off - one.off)
  return best && best.off > 0 ? { amount: (minorPrice - best.off) / units, name: best.name } : undefined
}

const appliesTo = (only: number | null, id: number) => only === null || only === id

function getReduction(price: number, { percentage, amount }: OwnDiscount, currency: string): number {
  const digits = getPriceFractionDigits(currency)
  if (percentage === null) return Math.min(Math.round((amount ?? 0) * 10 ** digits), price)
  const coin = 10 ** (digits - getCurrencyFractionDigits(currency))
  const coins = Math.ceil((price * (HUNDRED_PERCENT - percentage)) / (HUNDRED_PERCENT * coin) - 1 / 2)
  return Math.max(0, price - coins * coin)
}
