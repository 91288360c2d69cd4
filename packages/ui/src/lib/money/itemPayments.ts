import type { EntryMethod, Fee, ItemPayments, PayableItem, PaymentKind, RecordedEntry } from '@maktab/contract/schema'
import { exhaustiveList } from '../exhaustiveList.ts'
import { isFeeOutstanding } from './billsAndFees.ts'
import { sumPrices } from './currencyAmounts.ts'

/** How the school got or returned money, the most frequent first. */
export const entryMethods = exhaustiveList<EntryMethod>()('cash', 'bank transfer', 'mobile wallet', 'other')

/** What the school holds of an item: all payments minus refunds. */
export function getAmountHeld({ paid, refunded }: Pick<ItemPayments, 'paid' | 'refunded'>): number {
  return sumPrices([paid, -refunded])
}

/** Whether a part is paid and a part is left. */
export function isPartlyPaid(payments: ItemPayments | undefined): payments is ItemPayments {
  return payments !== undefined && payments.left > 0 && getAmountHeld(payments) > 0
}

/** Whether an entry was recorded by the office and counts; approved receipts are corrected instead of voided. */
export function isVoidable({ isReceipt, voidedAt }: RecordedEntry): boolean {
  return !isReceipt && voidedAt === null
}

/** What is still to be paid of a fee. */
export function getFeeAmountLeft({ status, amount, payments }: Pick<Fee, 'status' | 'amount' | 'payments'>): number {
  if (payments) return payments.left
  return isFeeOutstanding({ status }) || status === 'pending' ? amount : 0
}

/** Key of something that can be paid for: by its record, or by the course or event if it has none yet. */
export function getPayableKey({ kind, id, itemId }: Pick<PayableItem, 'kind' | 'id' | 'itemId'>): string {
  return kind === 'fee' ? `fee-${id}` : `${kind}-${itemId}`
}

/** A fee as something that can be paid for. */
export function toPayableFee({ id, course, month, dueOn, amount, currency, payments, status }: Fee): PayableItem {
  const left = getFeeAmountLeft({ status, amount, payments })
  const paid = payments ? getAmountHeld(payments) : 0
  return { kind: 'fee', id, itemId: course.id, title: course.name, month, dueOn, amount, paid, left, currency }
}

/** An item that money can be returned for. */
export type RefundableItem = {
  kind: PaymentKind
  id: number
  title: string
  /** Month of a fee, as yyyy-MM. */
  month?: string | undefined
  /** What the school holds. */
  held: number
  currency: string
}
