import { memoizeByKey } from '../formatters.ts'
import type { Rate, Settings } from '@maktab/contract/schema'

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

const namesOf = memoizeByKey((locale) => new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }))

/** What a currency is called: “PKR · Pakistani Rupee”; of what the browser doesn’t know, the code alone. */
export function currencyLabel(code: string, locale: string): string {
  const name = nameOf(namesOf(locale), code)
  return name === code ? code : `${code} · ${name}`
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** How a rate is written: a decimal number with at most so many digits after the point. */
export const MAX_RATE_DECIMALS = 8
const written = /^(\d{1,7})(?:\.(\d{1,8}))?$/

/** What stands for the choice to be shown no other currency than the school’s. */
export const NO_OTHER_CURRENCY = 'none'

/** The rates of a school by which one can go: of others than its own currency, each once, that the browser can write. */
export function getUsableRates({ currency: own, rates = [] }: Pick<Settings, 'currency' | 'rates'>): Rate[] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  return rates.filter(
    ({ currency, rate }, index) =>
      currency !== own &&
      known.has(currency) &&
      sharesOf(rate) > 0n &&
      rates.findIndex((one) => one.currency === currency) === index,
  )
}

/**
 * About what an amount of the school’s currency comes to by a rate, in whole coins of the other one, a half up.
 * It is reckoned in whole numbers, for the sake of the last coin.
 */
export function convertByRate(
  amount: number,
  own: string,
  { currency, rate }: Pick<Rate, 'currency' | 'rate'>,
): number {
  const [digits, coins] = [getPriceFractionDigits(own), getCurrencyFractionDigits(currency)]
  const minor = BigInt(Math.round(amount * 10 ** digits))
  const dividend = minor * sharesOf(rate) * 10n ** BigInt(coins)
  const divisor = 10n ** BigInt(digits + MAX_RATE_DECIMALS)
  return Number((2n * dividend + divisor) / (2n * divisor)) / 10 ** coins
}

/** A rate in the smallest shares in which it can be written; 0 where it is none. */
function sharesOf(rate: string): bigint {
  const [, whole, fraction = ''] = written.exec(rate) ?? []
  return whole === undefined ? 0n : BigInt(whole + fraction.padEnd(MAX_RATE_DECIMALS, '0'))
}
