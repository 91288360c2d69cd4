import { fromMinorUnits } from './minorUnits.ts'
import { formatTimestamp } from './formatTimestamp.ts'

type StoredPayment = {
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
export function toBilledAmounts({ transactionId, sentAt, seenAt, decidedAt, ...kept }: StoredPayment) {
  return {
    ...toAmounts(kept),
    transactionId,
    sentAt: formatTimestamp(sentAt),
    seenAt: formatTimestamp(seenAt),
    decidedAt: formatTimestamp(decidedAt),
  }
}

/** What was paid after what was taken off, in words of the contract; nothing where it wasn’t kept. */
export function toAmounts({
  currency,
  amount,
  discount,
  discount_name: discountName,
}: Pick<StoredPayment, 'currency' | 'amount' | 'discount' | 'discount_name'>) {
  if (currency === null || amount === null) return undefined
  return {
    currency,
    amount: fromMinorUnits(amount, currency),
    discount: fromMinorUnits(discount, currency),
    discountName,
  }
}
