/** Prices have two digits after the point, even of a currency whose own coins are whole. */
const LEAST_DIGITS = 2

/** How many digits the amounts of a currency (ISO 4217) have after the point, as the school keeps them. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return Math.max(LEAST_DIGITS, format.resolvedOptions().maximumFractionDigits ?? LEAST_DIGITS)
}
