import type { Handler } from '../contract/Handler.ts'
import { owe } from '../mail/owe.ts'
import { notFound } from '../Refusal.ts'

/** Whoever looks at a receipt mostly decides it in a moment: then that alone is told. */
const UNTOLD_MILLISECONDS = 10 * 60_000

/** Keeps when somebody of the school first looked at the newest receipt of a payment (decision 156). */
export const noteReceiptSeen: Handler<'noteReceiptSeen'> = async ({ body, database, now }) => {
  const newest = await database
    .selectFrom('receipts')
    .select('id')
    .where('kind', '=', body.kind)
    .where('record_id', '=', body.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!newest) throw notFound()
  const noted = await database
    .updateTable('receipts')
    .set({ seen_at: now })
    .where('id', '=', newest.id)
    .where('seen_at', 'is', null)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (noted.numUpdatedRows > 0n) {
    const told = { database, now, runAt: now + UNTOLD_MILLISECONDS }
    await owe(told, 'paymentSeen', { receiptId: newest.id }, `seen of receipt ${newest.id}`)
  }
  return { message: 'It is noted that the receipt was looked at.' }
}
