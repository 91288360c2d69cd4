import type { PaymentKind } from '@maktab/contract/schema'

/** A purchase, an event membership or a fee; the amount is in minor units. */
export type BalancedItem = {
  kind: PaymentKind
  status: 'due' | 'pending' | 'paid' | 'rejected' | 'waived' | 'not_required'
  amount: number
}
export type BalancedEntry = {
  type: 'payment' | 'refund'
  amount: number
  credit: number
  voided_at: number | null
}

export type ItemBalance = {
  /** Everything received. */
  paid: number
  refunded: number
  /** What the item costs; 0 if nothing has to be paid for it. */
  charged: number
  /** By how much refunds lowered the charge. */
  credit: number
  /** Charge minus credit and what the school holds; negative if it holds too much. */
  balance: number
}

/**
 * The balance of an item. Without entries the status decides: an approved receipt pays the whole amount (decision 265).
 * A rejected course or event costs nothing, unless a part of it is paid; a waived fee costs what is paid already.
 */
export function calculateBalance(item: BalancedItem, entries: readonly BalancedEntry[]): ItemBalance {
  const valid = entries.filter(({ voided_at }) => voided_at === null)
  const sumOf = (type: BalancedEntry['type'], pick: (entry: BalancedEntry) => number = ({ amount }) => amount) =>
    valid.reduce((sum, entry) => (entry.type === type ? sum + pick(entry) : sum), 0)
  const paid = entries.length === 0 ? (item.status === 'paid' ? item.amount : 0) : sumOf('payment')
  const refunded = sumOf('refund')
  const held = paid - refunded
  const isCharged = item.status === 'rejected' && item.kind !== 'fee' ? held > 0 : item.status !== 'not_required'
  if (item.status === 'waived') return { paid, refunded, charged: held, credit: 0, balance: 0 }
  if (!isCharged) return { paid, refunded, charged: 0, credit: 0, balance: 0 - held }
  const credit = sumOf('refund', (entry) => entry.credit)
  return { paid, refunded, charged: item.amount, credit, balance: item.amount - credit - held }
}

/** What is still to be paid; nothing if the school holds too much. */
export function getAmountLeft({ balance }: ItemBalance): number {
  return Math.max(0, balance)
}

/**
 * By how much a refund lowers the amount due. Returned money of a paid item isn't owed again; while an item is only
 * partly paid, a refund takes back that part (decision 267).
 */
export function getRefundCredit({ balance }: ItemBalance, refund: number): number {
  return balance > 0 ? 0 : Math.max(0, balance + refund)
}
