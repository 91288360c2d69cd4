import { fromMinor } from '../money/minorUnits.ts'

type Worth = { name: string; percentage: number | null; amount: number | null; currency: string | null }

/** What an act calls a discount by, which may be changed or deleted afterwards: its name, and how much it took off. */
export function worthOf({ name, percentage, amount, currency }: Worth): string {
  if (percentage !== null) return `${name} (${percentage}%)`
  return currency === null ? name : `${name} (${fromMinor(amount ?? 0, currency)} ${currency})`
}
