import type { Handler } from '#contract/Handler.ts'
import { notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

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
  await database
    .updateTable('receipts')
    .set({ seen_at: now })
    .where('id', '=', newest.id)
    .where('seen_at', 'is', null)
    .where('status', '=', 'pending')
    .execute()
  return { message: message('It is noted that the receipt was looked at.') }
}
