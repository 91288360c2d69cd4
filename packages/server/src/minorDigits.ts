/** Prices have two digits after the point, even of a currency whose own coins are whole. */
const LEAST_DIGITS = 2

/** How many digits the amounts of a currency (ISO 4217) have after the point, as the school keeps them. */
export function minorDigits(currency: string): number {
  return Math.max(LEAST_DIGITS, coinDigits(currency))
}

/** How many minor units the smallest coin of a currency has: 1 cent of a dollar, but 100 hundredths of a yen. */
export function coinUnits(currency: string): number {
  return 10 ** (minorDigits(currency) - coinDigits(currency))
}

function coinDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? LEAST_DIGITS
}
