import type { Handler } from '#contract/Handler.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readNewestReceipt } from './getPayment.ts'

/** Decision 160: the number of a transfer as an administrator reads it on the receipt, unless another stands there by now. */
export const saveTransactionId: Handler<'saveTransactionId'> = async ({ body, database }) => {
  const { kind, id, transactionId, seen } = body
  const newest = await readNewestReceipt(database, { kind, id })
  if (!newest) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('receipts')
    .set({ transaction_id: transactionId.trim() })
    .where('id', '=', newest.id)
    .where('transaction_id', seen === null ? 'is' : '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  return { message: message('Transaction number saved') }
}
