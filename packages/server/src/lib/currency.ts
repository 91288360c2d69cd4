/** Checks by use, because the list of time zones lacks old names that are still in use. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Prices have two decimals, even in currencies without minor units. */
const MIN_DIGITS = 2

/** Number of decimals of stored amounts of a currency (ISO 4217). */
export function getMinorUnitDigits(currency: string): number {
  return Math.max(MIN_DIGITS, coinDigits(currency))
}

/** The smallest payable amount in stored minor units: 1 cent of a dollar, but 100 hundredths of a yen. */
export function getSmallestCoin(currency: string): number {
  return 10 ** (getMinorUnitDigits(currency) - coinDigits(currency))
}

function coinDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? MIN_DIGITS
}
