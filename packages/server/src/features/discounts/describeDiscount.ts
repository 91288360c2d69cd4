import { fromMinorUnits } from '../payments/minorUnits.ts'

type DiscountSummary = { name: string; percentage: number | null; amount: number | null; currency: string | null }

/** What an act calls a discount by, which may be changed or deleted afterwards: its name, and how much it took off. */
export function describeDiscount({ name, percentage, amount, currency }: DiscountSummary): string {
  if (percentage !== null) return `${name} (${percentage}%)`
  return currency === null ? name : `${name} (${fromMinorUnits(amount ?? 0, currency)} ${currency})`
}
