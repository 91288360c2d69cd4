import { type WallDay, parseWallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { invalidField, notFound, HttpError, versionConflict } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { type DecisionContext, recordDecision } from '../audit/decisionLog.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { getAmountLeft, getRefundCredit } from './itemBalance.ts'
import { lockLedgerItem } from './ledgerItems.ts'
import { nothingDue, openPayableItem } from './openPayableItem.ts'
import { fromMinorUnits, requireMinorUnits } from './paymentAmounts.ts'
import { enqueueAcceptedMail } from './acceptedMail.ts'
import { type PricedItem, isPriced, readItemBalance, reopenItem, saveEntry, settleItem } from './settleItem.ts'

type Clock = Pick<OperationRequest<'recordPayment'>, 'database' | 'services' | 'now'>

/**
 * Decision 265: records a payment without a receipt, which is approved at once. The item is paid when its payments reach
 * the amount due.
 */
export const recordPayment: Handler<'recordPayment'> = async (call) => {
  const { body, database } = call
  const paid_at = await readEntryTime(call, body.date)
  const item = await openPayableItem(call, paid_at)
  const left = getAmountLeft((await readItemBalance(database, item)).balance)
  if (item.status === 'paid' || item.status === 'waived' || left === 0) throw nothingDue()
  const amount = requireMinorUnits('amount', body.amount, item.currency)
  if (amount > left) {
    const due = `${fromMinorUnits(left, item.currency)} ${item.currency}`
    throw invalidField('amount', message('Only {due} is due for this.', { due }))
  }
  const note = body.note?.trim() || null
  const details = { method: body.method, transaction_id: body.transactionId?.trim() || null, note, paid_at }
  const id = await saveEntry(call, item, { type: 'payment', amount, ...details })
  if (amount === left) {
    await settleItem(call, item, body.method)
    await enqueueAcceptedMail(call, item)
  }
  await recordEntryDecision(call, item, { kind: 'recordPayment', amount, reason: note ?? undefined })
  return { message: message('Payment recorded'), id }
}

/** Decision 267: records money that the school returned. */
export const recordRefund: Handler<'recordRefund'> = async (call) => {
  const { body, database } = call
  const paid_at = await readEntryTime(call, body.date)
  const item = await lockLedgerItem(database, body.kind, body.id)
  if (!item || !isPriced(item)) throw notFound()
  const { balance, held } = await readItemBalance(database, item)
  if (held <= 0) throw new HttpError(422, message('Nothing was paid for this.'))
  const amount = requireMinorUnits('amount', body.amount, item.currency)
  if (amount > held) {
    const paid = `${fromMinorUnits(held, item.currency)} ${item.currency}`
    throw invalidField('amount', message('Only {paid} was paid for this.', { paid }))
  }
  const note = body.reason.trim()
  const details = { method: body.method, transaction_id: body.transactionId?.trim() || null, note, paid_at }
  const credit = getRefundCredit(balance, amount)
  const id = await saveEntry(call, item, { type: 'refund', amount, credit, ...details })
  await recordEntryDecision(call, item, { kind: 'recordRefund', amount, reason: note })
  return { message: message('Refund recorded'), id }
}

/** Decision 266: voids a recorded payment or refund. The item is as if it had not been recorded. */
export const voidEntry: Handler<'voidEntry'> = async (call) => {
  const { body, database, account, now } = call
  const found = await database
    .selectFrom('payment_entries')
    .select(['kind', 'record_id', 'type', 'amount'])
    .where('id', '=', body.id)
    .where('source', '=', 'office')
    .executeTakeFirstOrThrow(notFound)
  const item = await lockLedgerItem(database, found.kind, found.record_id)
  if (!item || !isPriced(item)) throw notFound()
  const reason = body.reason.trim()
  const { numUpdatedRows } = await database
    .updateTable('payment_entries')
    .set({ voided_at: now, voided_by: account.id, void_reason: reason })
    .where('id', '=', body.id)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  await adjustStatus(call, item)
  await recordEntryDecision(call, item, { kind: 'voidEntry', amount: found.amount, reason })
  return { message: found.type === 'payment' ? message('Payment voided') : message('Refund voided') }
}

/** Opens an item that isn’t paid any more, or settles one that is paid again because a refund was voided. */
async function adjustStatus(call: Pick<OperationRequest<'voidEntry'>, 'database' | 'now'>, item: PricedItem) {
  const { balance, held } = await readItemBalance(call.database, item)
  if (held < 0) throw new HttpError(422, message('A part of this payment was refunded. Void the refund first.'))
  if (balance.balance < 0) throw new HttpError(422, message('It was paid again since. Void that payment first.'))
  const isOpen = item.status === 'due' || item.status === 'pending' || item.status === 'rejected'
  const isUnbought = item.kind !== 'fee' && item.status === 'pending' && item.receipt === null && balance.paid === 0
  if ((item.status === 'paid' && balance.balance > 0) || isUnbought) await reopenItem(call, item, balance)
  else if (isOpen && held > 0 && balance.balance <= 0) await settleItem(call, item, item.method)
}

type EntryDecision = {
  kind: 'recordPayment' | 'recordRefund' | 'voidEntry'
  amount: number
  reason: string | undefined
}

/** Records who did it in the history of the payment. */
async function recordEntryDecision(
  call: DecisionContext,
  { kind: of, id, itemId, studentId, what, currency }: PricedItem,
  { amount, ...decision }: EntryDecision,
): Promise<void> {
  const record = [`${of}Payment`, id] as const
  const about = { [of === 'event' ? of : 'course']: [itemId] }
  await recordDecision(call, { ...decision, record, studentId, what, about, money: { amount, currency } })
}

const EARLIEST_DAY = '2000-01-01'

/** When the money moved: now if that was today, otherwise at noon of its day. */
async function readEntryTime({ database, services, now }: Clock, date: string): Promise<number> {
  const { timeZone } = await readSettings(database, services)
  const today = getDayInZone(timeZone, now)
  const day: WallDay | undefined = parseWallDay(date)
  if (day === undefined || day < EARLIEST_DAY) throw invalidField('date', message('That date doesn’t exist.'))
  if (day > today) throw invalidField('date', message('This day is in the future.'))
  return day === today ? now : toInstant(timeZone, day, '12:00')
}
