import { memoizeByKey } from '../memoizeByKey.ts'

/** How many digits after its point an amount of a currency is written with; prices have two at least. */
export function getPriceFractionDigits(currency: string): number {
  return Math.max(2, getCurrencyFractionDigits(currency))
}

/** How many digits after its point a currency is commonly paid with: of rupees none, of dollars two, of dinars three. */
export const getCurrencyFractionDigits = memoizeByKey((currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
})

/** An amount as an accountant’s file has it: all its digits, a point, and nothing else. */
export function formatPlainAmount(amount: number, currency: string): string {
  return amount.toFixed(getPriceFractionDigits(currency))
}
