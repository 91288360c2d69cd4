import type { Database } from '#database/openDatabase.ts'

/** Waives the fees of a purchase that turned out unpaid. Receipts already sent are still decided. */
export async function waiveFees(database: Database, purchaseId: number, now: number): Promise<void> {
  await database
    .updateTable('fees')
    .set(({ eb }) => ({ status: 'waived', decided_at: now, version: eb('version', '+', 1) }))
    .where('purchase_id', '=', purchaseId)
    .where('status', 'in', ['due', 'rejected'])
    .execute()
}
