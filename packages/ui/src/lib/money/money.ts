import { memoizeByKey } from '../memoizeByKey.ts'

const wholeOf = memoizeByKey((currency) => newFormat(currency, { minimumFractionDigits: 0, maximumFractionDigits: 0 }))
const exactOf = memoizeByKey((currency) => newFormat(currency, { minimumFractionDigits: 2, maximumFractionDigits: 3 }))
const shortOf = memoizeByKey((currency) => newFormat(currency, { notation: 'compact', maximumSignificantDigits: 3 }))

function newFormat(currency: string, digits: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits })
}

/**
 * An amount with its currency's sign before it ("$40", "$19.50"), in the same digits for every language,
 * because the specification fixes the prefix (1§2). No amount is rounded, not even in a currency whose small coins
 * are out of use: it is what somebody has to pay.
 */
export function formatMoney(amount: number, currency = 'USD'): string {
  return (Number.isInteger(amount) ? wholeOf : exactOf)(currency).format(amount)
}

/** An amount in few letters, as “$1.2K”: for the edge of a plot, where what it says exactly stands elsewhere. */
export function formatMoneyCompact(amount: number, currency = 'USD'): string {
  return shortOf(currency).format(amount)
}

/** A price of null or 0 is free. */
export function isFree(price: number | null | undefined): price is null | undefined | 0 {
  return price === null || price === undefined || price === 0
}

/** Amounts have three digits after the point at most: they are added as whole numbers, for cents of fractions don’t add up. */
const SHARES = 1000

/** What some prices come to together. */
export function sumPrices(prices: readonly (number | null)[]): number {
  return prices.reduce<number>((sum, price) => sum + Math.round((price ?? 0) * SHARES), 0) / SHARES
}
