import type { PaymentKind } from '@maktab/contract/schema'
import type { Account } from '#database/tables.ts'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readNewestReceipt } from './getPayment.ts'
import { calculateBalance, getAmountLeft, type ItemBalance } from './itemBalance.ts'
import { type LedgerItem, ledgerTables, readLedgerItem } from './ledgerItems.ts'
import { type PaymentEntry, readEntries } from './paymentEntries.ts'
import { markReceiptReplaced } from './receiptQueries.ts'
import { waiveFees } from './waiveFees.ts'

/** An item with an amount due, which every item with entries has. */
export type PricedItem = LedgerItem & { amount: number; currency: string }

export type EntryContext = { database: Database; now: number; account: Pick<Account, 'id'> }

export async function readItemBalance(
  database: Database,
  item: PricedItem,
): Promise<{ entries: readonly PaymentEntry[]; balance: ItemBalance; held: number }> {
  const entriesOf = await readEntries(database, { by: 'record', kind: item.kind, id: item.id })
  const entries = entriesOf(item.kind, item.id)
  const balance = calculateBalance(item, entries)
  return { entries, balance, held: balance.paid - balance.refunded }
}

type NewEntry = {
  type: PaymentEntry['type']
  amount: number
  credit?: number
  method: string | null
  transaction_id: string | null
  note: string | null
  paid_at: number
}

/**
 * Stores an entry. The first entry of an item that an approved receipt has paid first makes an entry of that receipt,
 * because entries count instead of the status.
 */
export async function saveEntry(
  { database, now, account }: EntryContext,
  item: PricedItem,
  entry: NewEntry,
): Promise<number> {
  const { entries } = await readItemBalance(database, item)
  if (entries.length === 0 && item.status === 'paid') await saveReceiptEntry({ database, now }, item, item.amount)
  const { id } = await database
    .insertInto('payment_entries')
    .values({ ...ownersOf(item), ...entry, source: 'office', recorded_at: now, recorded_by: account.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await bumpItemVersion(database, item)
  return id
}

function ownersOf({ kind, id, studentId, itemId, currency }: PricedItem) {
  return { kind, record_id: id, student_id: studentId, item_id: itemId, currency }
}

/** An approved receipt as an entry; it counts on the day it was sent (decision 169). */
async function saveReceiptEntry(
  { database, now }: Pick<EntryContext, 'database' | 'now'>,
  item: PricedItem,
  amount: number,
): Promise<void> {
  const receipt = await readNewestReceipt(database, item)
  await database
    .insertInto('payment_entries')
    .values({
      ...ownersOf(item),
      type: 'payment',
      source: 'receipt',
      amount,
      method: item.method,
      transaction_id: receipt?.transaction_id ?? null,
      note: null,
      paid_at: receipt?.sent_at ?? item.sentAt ?? now,
      recorded_at: receipt?.decided_at ?? now,
    })
    .execute()
}

/** Other forms that show the item are outdated then. */
async function bumpItemVersion(database: Database, { kind, id }: LedgerItem): Promise<void> {
  if (kind !== 'course') await bumpVersion(database, kind === 'event' ? 'event_members' : 'fees', id, undefined)
}

/** Marks an item as paid. A receipt that waits for review isn’t needed any more. */
export async function settleItem(
  { database, now }: Pick<EntryContext, 'database' | 'now'>,
  item: PricedItem,
  method: string | null,
): Promise<void> {
  await setStatus(database, item, { status: 'paid', decidedAt: now })
  if (item.receipt === null) {
    await database.updateTable(ledgerTables[item.kind]).set({ method }).where('id', '=', item.id).execute()
  }
  await markReceiptReplaced(database, { kind: item.kind, record_id: item.id })
}

type OpenStatus = 'pending' | 'rejected' | 'due'

/**
 * Opens an item again whose payment was voided. A receipt that the payment had made unnecessary is reviewed after all. A
 * course for which nothing is left was never bought.
 */
export async function reopenItem(
  { database, now }: Pick<EntryContext, 'database' | 'now'>,
  item: PricedItem,
  { paid, refunded }: ItemBalance,
): Promise<void> {
  const newest = await readNewestReceipt(database, item)
  if (newest?.status === 'replaced') {
    await database.updateTable('receipts').set({ status: 'pending' }).where('id', '=', newest.id).execute()
    await setStatus(database, item, { status: 'pending', decidedAt: null })
    return leaveEvent(database, item, now)
  }
  if (item.kind === 'fee') return setStatus(database, item, { status: 'due', decidedAt: null })
  const isBought = item.kind === 'event' || paid > refunded || newest !== undefined
  await setStatus(database, item, { status: isBought ? 'pending' : 'rejected', decidedAt: isBought ? null : now })
  const isUnused = paid === 0 && newest === undefined
  await database
    .updateTable(ledgerTables[item.kind])
    .set({ receipt: null, ...(item.kind === 'event' && isUnused && NO_AMOUNTS) })
    .where('id', '=', item.id)
    .execute()
  if (!isBought) await waiveFees(database, item.id, now)
  return leaveEvent(database, item, now)
}

/** An event that the student neither paid nor sent a receipt for isn’t owed. */
const NO_AMOUNTS = {
  amount: null,
  currency: null,
  reference: null,
  discount: 0,
  discount_id: null,
  discount_name: null,
}

async function setStatus(
  database: Database,
  { kind, id }: LedgerItem,
  { status, decidedAt }: { status: OpenStatus | 'paid'; decidedAt: number | null },
): Promise<void> {
  if (kind === 'fee') {
    await database.updateTable('fees').set({ status, decided_at: decidedAt }).where('id', '=', id).execute()
    return
  }
  const stored = status === 'due' ? 'pending' : status
  if (kind === 'event') {
    const set = { payment_status: stored, decided_at: decidedAt }
    await database.updateTable('event_members').set(set).where('id', '=', id).execute()
    return
  }
  await database.updateTable('purchases').set({ status: stored, decided_at: decidedAt }).where('id', '=', id).execute()
}

/** A student who has not paid can’t be a member of an event that costs something. */
async function leaveEvent(database: Database, { kind, id }: LedgerItem, now: number): Promise<void> {
  if (kind !== 'event') return
  await database
    .updateTable('event_members')
    .set({ is_member: 0, toggled_at: now })
    .where('id', '=', id)
    .where('is_member', '=', 1)
    .where('event_id', 'in', ({ selectFrom }) => selectFrom('events').select('id').where('price', 'is not', null))
    .execute()
}

/**
 * Books the decision on a receipt, after it was stored: an approved receipt pays what is left. Does nothing for an item
 * without entries, whose status says everything.
 */
export async function bookDecision(
  { database, now, account }: EntryContext,
  { kind, id }: { kind: PaymentKind; id: number },
): Promise<void> {
  const item = await readLedgerItem(database, kind, id)
  if (!item || !isPriced(item)) return
  const { entries, balance } = await readItemBalance(database, item)
  if (entries.length === 0) return
  if (item.status === 'paid') {
    const left = getAmountLeft(balance)
    if (left > 0) await saveReceiptEntry({ database, now }, item, left)
    return
  }
  await database
    .updateTable('payment_entries')
    .set({ voided_at: now, voided_by: account.id })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('source', '=', 'receipt')
    .where('voided_at', 'is', null)
    .execute()
  const { balance: after, held } = await readItemBalance(database, item)
  if (held < 0) throw new HttpError(422, message('A part of this payment was refunded. Void the refund first.'))
  if (held > 0 && after.balance <= 0 && item.status !== 'waived')
    throw new HttpError(422, message('Recorded payments cover this. Void them first.'))
}

export function isPriced(item: LedgerItem): item is PricedItem {
  return item.amount !== null && item.currency !== null
}
