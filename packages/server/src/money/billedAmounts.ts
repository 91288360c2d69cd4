import { fromMinor } from './minorUnits.ts'
import { told } from './told.ts'

type Kept = {
  currency: string | null
  amount: number | null
  discount: number
  discount_name: string | null
  transactionId: string | null
  sentAt: number | null
  seenAt: number | null
  decidedAt: number | null
}

/** What a bill tells beside its item; nothing of amounts where none were kept. */
export function billedAmounts({ transactionId, sentAt, seenAt, decidedAt, ...kept }: Kept) {
  return {
    ...amountsOf(kept),
    transactionId,
    sentAt: told(sentAt),
    seenAt: told(seenAt),
    decidedAt: told(decidedAt),
  }
}

/** What was paid after what was taken off, in words of the contract; nothing where it wasn’t kept. */
export function amountsOf({
  currency,
  amount,
  discount,
  discount_name: discountName,
}: Pick<Kept, 'currency' | 'amount' | 'discount' | 'discount_name'>) {
  if (currency === null || amount === null) return undefined
  return { currency, amount: fromMinor(amount, currency), discount: fromMinor(discount, currency), discountName }
}
