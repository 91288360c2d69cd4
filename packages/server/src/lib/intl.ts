/** Tried, because the list of zones has only one name of each, and old names are in use. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Prices have two digits after the point, even of a currency whose own coins are whole. */
const MIN_DIGITS = 2

/** How many digits the amounts of a currency (ISO 4217) have after the point, as the school keeps them. */
export function getMinorUnitDigits(currency: string): number {
  return Math.max(MIN_DIGITS, coinDigits(currency))
}

/** How many minor units the smallest coin of a currency has: 1 cent of a dollar, but 100 hundredths of a yen. */
export function getSmallestCoin(currency: string): number {
  return 10 ** (getMinorUnitDigits(currency) - coinDigits(currency))
}

function coinDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? MIN_DIGITS
}
