import { groupBy } from '../groupBy.ts'
import { memoizeByKey } from '../memoizeByKey.ts'
import type { Rate, Settings } from '@maktab/contract/schema'

const getWholeFormatter = memoizeByKey((currency) =>
  createFormatter(currency, { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
)
const getExactFormatter = memoizeByKey((currency) =>
  createFormatter(currency, { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
)
const getCompactFormatter = memoizeByKey((currency) =>
  createFormatter(currency, { notation: 'compact', maximumSignificantDigits: 3 }),
)

function createFormatter(currency: string, digits: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits })
}

/**
 * Formats an amount with the currency sign as a prefix ("$40", "$19.50"), in the same digits for every language,
 * because the specification fixes the prefix (1§2). Amounts to pay are never rounded, even if the currency's minor
 * unit is no longer in use.
 */
export function formatMoney(amount: number, currency = 'USD'): string {
  return (Number.isInteger(amount) ? getWholeFormatter : getExactFormatter)(currency).format(amount)
}

/** Formats an amount compactly, as “$1.2K”, for chart axes. */
export function formatMoneyCompact(amount: number, currency = 'USD'): string {
  return getCompactFormatter(currency).format(amount)
}

/** A price of null or 0 is free. */
export function isFree(price: number | null | undefined): price is null | undefined | 0 {
  return price === null || price === undefined || price === 0
}

/** Amounts have at most three decimals. They are summed as integers to avoid floating-point errors. */
const UNITS = 1000

/** Sums prices; null counts as 0. */
export function sumPrices(prices: readonly (number | null)[]): number {
  return prices.reduce<number>((sum, price) => sum + Math.round((price ?? 0) * UNITS), 0) / UNITS
}

/** An amount in a currency. */
export type CurrencyAmount = { currency: string; amount: number }

/** Sums amounts for each currency, in the order of their first one; leaves out currencies without any. */
export function sumByCurrency(amounts: readonly CurrencyAmount[]): CurrencyAmount[] {
  return [...groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, all]) => ({ currency, amount: sumPrices(all.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount > 0)
}

/** Formats amounts in several currencies, which can’t be added up: “$90 + €45”. */
export function formatAmounts(amounts: readonly CurrencyAmount[]): string {
  return amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

/** Number of decimals of prices in a currency, at least two. */
export function getPriceFractionDigits(currency: string): number {
  return Math.max(2, getCurrencyFractionDigits(currency))
}

/** Number of decimals commonly used in a currency: none for rupees, two for dollars, three for dinars. */
export const getCurrencyFractionDigits = memoizeByKey((currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
})

/** Formats an amount for accounting exports: all decimals, a point, no currency sign or grouping. */
export function formatPlainAmount(amount: number, currency: string): string {
  return amount.toFixed(getPriceFractionDigits(currency))
}

const getDisplayNames = memoizeByKey((locale) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }))

/** Code and name of a currency, such as “PKR · Pakistani Rupee”; only the code if the browser has no name. */
export function getCurrencyLabel(code: string, locale: string): string {
  const name = getCurrencyName(getDisplayNames(locale), code)
  return name === code ? code : `${code} · ${name}`
}

function getCurrencyName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** Maximum number of decimals of an exchange rate. */
export const MAX_RATE_DECIMALS = 8
const ratePattern = /^(\d{1,7})(?:\.(\d{1,8}))?$/

/** Option value for showing only the school’s currency. */
export const NO_OTHER_CURRENCY = 'none'

/** A school’s valid rates: one per currency, without its own, and only currencies the browser can format. */
export function getUsableRates({ currency: own, rates = [] }: Pick<Settings, 'currency' | 'rates'>): Rate[] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  return rates.filter(
    ({ currency, rate }, index) =>
      currency !== own &&
      known.has(currency) &&
      parseRate(rate) > 0n &&
      rates.findIndex((candidate) => candidate.currency === currency) === index,
  )
}

/**
 * Converts an amount of the school’s currency by a rate, rounded half up to the other currency’s minor unit.
 * Uses integer arithmetic, so that the last digit is exact.
 */
export function convertByRate(
  amount: number,
  own: string,
  { currency, rate }: Pick<Rate, 'currency' | 'rate'>,
): number {
  const [digits, coins] = [getPriceFractionDigits(own), getCurrencyFractionDigits(currency)]
  const minor = BigInt(Math.round(amount * 10 ** digits))
  const dividend = minor * parseRate(rate) * 10n ** BigInt(coins)
  const divisor = 10n ** BigInt(digits + MAX_RATE_DECIMALS)
  return Number((2n * dividend + divisor) / (2n * divisor)) / 10 ** coins
}

/** Parses a rate as an integer, scaled by `MAX_RATE_DECIMALS`; 0 if it is invalid. */
function parseRate(rate: string): bigint {
  const [, whole, fraction = ''] = ratePattern.exec(rate) ?? []
  return whole === undefined ? 0n : BigInt(whole + fraction.padEnd(MAX_RATE_DECIMALS, '0'))
}
