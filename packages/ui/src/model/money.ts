/**
 * An amount with its currency's sign before it ("$40", "$19.50"), in the same digits for every language,
 * because the specification fixes the prefix (1§2).
 */
export function formatMoney(amount: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** A price of null or 0 is free. */
export function isFree(price: number | null | undefined): price is null | undefined | 0 {
  return price === null || price === undefined || price === 0
}
