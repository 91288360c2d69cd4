import type { Database } from '../database/openDatabase.ts'
import { toMinorUnits } from '../features/payments/minorUnits.ts'
import { addReceipt } from './addReceipt.ts'

const CURRENCY = 'USD'

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
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('purchases').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...bought, kind: 'course', record_id: id, currency: CURRENCY, amount })
  }
  for (const { id, price, payment_status: status, ...paid } of payments) {
    if (status === 'not_required') continue
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('event_members').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...paid, status, kind: 'event', record_id: id, currency: CURRENCY, amount })
  }
}
