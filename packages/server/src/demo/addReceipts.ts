import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { toMinor } from '../money/minorUnits.ts'

const CURRENCY = 'USD'
const MINUTE_MILLISECONDS = 60_000

type Receipt = Selectable<Tables['receipts']>

/** What is kept of each payment of the demonstration beside its picture: amounts, and when its receipt was looked at. */
export async function addReceipts(database: Database): Promise<void> {
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'student_id', 'price', 'receipt as file', 'method', 'status', 'created_at as sent_at', 'decided_at'])
    .where('receipt', 'is not', null)
    .execute()
  const payments = await database
    .selectFrom('event_members')
    .select(['id', 'student_id', 'price', 'receipt as file', 'method', 'payment_status', 'sent_at', 'decided_at'])
    .where('receipt', 'is not', null)
    .execute()
  for (const { id, price, ...bought } of purchases) {
    const amount = toMinor(price ?? 0, CURRENCY)
    await database.updateTable('purchases').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await add(database, { ...bought, kind: 'course', record_id: id, currency: CURRENCY, amount })
  }
  for (const { id, price, payment_status: status, ...paid } of payments) {
    if (status === 'not_required') continue
    const amount = toMinor(price ?? 0, CURRENCY)
    await database.updateTable('event_members').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await add(database, { ...paid, status, kind: 'event', record_id: id, currency: CURRENCY, amount })
  }
}

/** Every transfer has a number of its own, and what was decided had been looked at before. */
async function add(
  database: Database,
  receipt: Omit<Receipt, 'id' | 'sha256' | 'origin' | 'seen_at' | 'transaction_id'>,
): Promise<void> {
  const { sent_at, decided_at, kind, record_id } = receipt
  const seen_at = decided_at === null ? null : Math.max(sent_at ?? 0, decided_at - MINUTE_MILLISECONDS)
  const transaction_id = `TRX-${kind === 'course' ? 1 : 2}${String(record_id).padStart(6, '0')}`
  await database
    .insertInto('receipts')
    .values({ ...receipt, sha256: null, origin: null, seen_at, transaction_id })
    .execute()
}
