import { limits } from '@maktab/contract/limits/recordPayment'
import { limits as refundLimits } from '@maktab/contract/limits/recordRefund'
import type { EntryMethod, NewPayment, NewRefund, PayableItem } from '@maktab/contract/schema'
import { type Infer, type Struct, define, object, refine } from 'superstruct'
import { encodeRule, optionalText, requiredChoice, requiredChoiceOf, requiredText } from '#forms/rules.ts'
import { requiredDay } from '#forms/timeRules.ts'
import { entryMethods, getPayableKey } from '#lib/money/itemPayments.ts'

/** An amount above zero, at most what `getMax` returns for the values of the form. */
function amountUpTo(getMax: (values: { item?: unknown } | null) => number): Struct<number | null, null> {
  const anyNumber = define<number | null>('number', (value) => value === null || typeof value === 'number')
  return refine(anyNumber, 'amount', (value, { branch }) => {
    if (value === null) return encodeRule({ rule: 'required' })
    if (!(value > 0)) return encodeRule({ rule: 'notPositive' })
    const limit = getMax(branch[0] as { item?: unknown } | null)
    return value <= limit || encodeRule({ rule: 'tooLarge', limit })
  })
}

/** The fields of a payment. The amount is limited by what is left of the item. */
const paymentFields = (today: string) => ({
  item: requiredChoice(),
  method: requiredChoiceOf<EntryMethod>(entryMethods),
  date: requiredDay({ today }),
  note: optionalText(limits.note),
  transactionId: optionalText(limits.transactionId),
})

export function createPaymentSchema(today: string, items: readonly PayableItem[]) {
  const leftOf = (key: unknown) => items.find((item) => getPayableKey(item) === key)?.left ?? limits.amount.max
  return object({ ...paymentFields(today), amount: amountUpTo((values) => leftOf(values?.item)) })
}

export type PaymentValues = Infer<ReturnType<typeof createPaymentSchema>>

export function toPaymentValues(today: string, item: PayableItem | undefined): PaymentValues {
  return {
    item: item ? getPayableKey(item) : null,
    amount: item?.left ?? null,
    method: 'cash',
    date: today,
    note: '',
    transactionId: '',
  }
}

/** The request for a payment of an item; the record’s id, if it has one. */
export function toPaymentRequest(
  { amount, method, date, note, transactionId }: PaymentValues,
  { kind, id, itemId }: PayableItem,
  studentId: number,
): NewPayment {
  return {
    kind,
    ...(id === null ? { studentId, itemId } : { id }),
    amount: amount ?? 0,
    method: method ?? 'other',
    date,
    ...(note.trim() && { note: note.trim() }),
    ...(method !== 'cash' && transactionId.trim() && { transactionId: transactionId.trim() }),
  }
}

export function createRefundSchema(today: string, held: number) {
  return object({
    amount: amountUpTo(() => held),
    method: requiredChoiceOf<EntryMethod>(entryMethods),
    date: requiredDay({ today }),
    reason: requiredText(refundLimits.reason),
    transactionId: optionalText(refundLimits.transactionId),
  })
}

export type RefundValues = Infer<ReturnType<typeof createRefundSchema>>

export function toRefundRequest(
  { amount, method, date, reason, transactionId }: RefundValues,
  { kind, id }: Pick<NewRefund, 'kind' | 'id'>,
): NewRefund {
  return {
    kind,
    id,
    amount: amount ?? 0,
    method: method ?? 'other',
    date,
    reason: reason.trim(),
    ...(method !== 'cash' && transactionId.trim() && { transactionId: transactionId.trim() }),
  }
}
