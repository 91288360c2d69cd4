import type { Database } from '../database/openDatabase.ts'
import { NO_LONGER_KEPT } from '../uploads/receiptAddresses.ts'

const DAY_MILLISECONDS = 24 * 60 * 60_000

/** Removes the pictures of receipts that were decided so many days ago; the payments themselves stay. */
export async function removeOldReceipts(
  database: Database,
  remove: (name: string) => Promise<void>,
  { keptDays, now }: { keptDays: number; now: number },
): Promise<number> {
  const before = now - keptDays * DAY_MILLISECONDS
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'receipt'])
    .where('status', '!=', 'pending')
    .where('decided_at', '<=', before)
    .where('receipt', '!=', NO_LONGER_KEPT)
    .execute()
  // What was decided before the moment was noted counts from when it was sent.
  const payments = await database
    .selectFrom('event_members')
    .select(['id', 'receipt'])
    .where('payment_status', '!=', 'pending')
    .where(({ fn }) => fn.coalesce('decided_at', 'sent_at'), '<=', before)
    .where('receipt', '!=', NO_LONGER_KEPT)
    .execute()
  const sent = await database
    .selectFrom('receipts')
    .select('file')
    .where('status', '!=', 'pending')
    .where(({ fn }) => fn.coalesce('decided_at', 'sent_at'), '<=', before)
    .where('file', '!=', NO_LONGER_KEPT)
    .execute()
  const fees = await database
    .selectFrom('fees')
    .select('receipt')
    .where('status', '!=', 'pending')
    .where('decided_at', '<=', before)
    .where('receipt', '!=', NO_LONGER_KEPT)
    .execute()
  const names = new Set(
    [...purchases, ...payments, ...fees].map(({ receipt }) => receipt).concat(sent.map(({ file }) => file)),
  )
  let removed = 0
  for (const name of names)
    if (name !== null && (await forgetReceipt(database, name))) {
      await remove(name)
      removed += 1
    }
  return removed
}

/** By its name: one that was sent anew meanwhile is another. */
async function forgetReceipt(database: Database, name: string): Promise<boolean> {
  const forgotten = await Promise.all([
    database.updateTable('purchases').set({ receipt: NO_LONGER_KEPT }).where('receipt', '=', name).executeTakeFirst(),
    database
      .updateTable('event_members')
      .set({ receipt: NO_LONGER_KEPT })
      .where('receipt', '=', name)
      .executeTakeFirst(),
    database.updateTable('fees').set({ receipt: NO_LONGER_KEPT }).where('receipt', '=', name).executeTakeFirst(),
    database.updateTable('receipts').set({ file: NO_LONGER_KEPT }).where('file', '=', name).executeTakeFirst(),
  ])
  return forgotten.some(({ numUpdatedRows }) => numUpdatedRows > 0n)
}
