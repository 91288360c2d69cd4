/** Of the price so many percent, or an amount in minor units. */
export type TakesOff = { percentage: number | null; amount: number | null }

const HALF = 50
const WHOLE = 100

/** How much of a price is taken off, in whole minor units: half a unit counts as one, and nothing falls below zero. */
export function takenOff(price: number, { percentage, amount }: TakesOff): number {
  if (percentage === null) return Math.min(amount ?? 0, price)
  const units = BigInt(price) * BigInt(percentage)
  return Number((units + BigInt(HALF)) / BigInt(WHOLE))
}
