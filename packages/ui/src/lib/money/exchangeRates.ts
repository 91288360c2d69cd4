import type { Rate, Settings } from '@maktab/contract/schema'
import { getCurrencyFractionDigits, getPriceFractionDigits } from './money.ts'

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
