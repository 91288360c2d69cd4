/** Of the price so many percent, or an amount in minor units. */
export type DiscountValue = { percentage: number | null; amount: number | null }

const WHOLE = 100n

/**
 * How much of a price is taken off, in whole minor units. What a percentage leaves is rounded to coins, half a coin down,
 * because nobody can pay less than a coin; it is never more than the price.
 */
export function calculateDiscountAmount(price: number, { percentage, amount }: DiscountValue, coin: number): number {
  if (percentage === null) return Math.min(amount ?? 0, price)
  const part = WHOLE * BigInt(coin)
  const left = BigInt(price) * (WHOLE - BigInt(percentage))
  const coins = (left + part / 2n - 1n) / part
  return Math.max(0, price - Number(coins) * coin)
}
