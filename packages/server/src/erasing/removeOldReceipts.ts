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
  for (const [table, rows] of [
    ['purchases', purchases],
    ['event_members', payments],
  ] as const) {
    for (const { id, receipt } of rows) {
      if (receipt === null) continue
      // By its name, too: one that was sent anew meanwhile is another.
      const { numUpdatedRows } = await database
        .updateTable(table)
        .set({ receipt: NO_LONGER_KEPT })
        .where('id', '=', id)
        .where('receipt', '=', receipt)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await remove(receipt)
    }
  }
  return purchases.length + payments.length
}
