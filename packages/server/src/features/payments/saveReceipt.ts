import type { Insertable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { DELETED_RECEIPT } from '#storage/createReceiptUrlSigner.ts'

type Receipts = Tables['receipts']
/** The payment that receipts are sent for. */
type Paid = { kind: Receipts['kind']; record_id: number }
type NewReceipt = Omit<Insertable<Receipts>, 'id' | 'status' | 'seen_at' | 'decided_at'>

type SavedReceipt = {
  id: number
  /** False where the same bytes waited already. */
  isNew: boolean
  /** The file that nothing needs any more. */
  needless: string | null
}

/**
 * Keeps that a receipt was sent. One that still waited for the same payment has been replaced by it, and its file goes
 * where nobody of the school has looked at it. Of the same bytes it is the same receipt.
 */
export async function saveReceipt(database: Database, sent: NewReceipt): Promise<SavedReceipt> {
  const before = await database
    .selectFrom('receipts')
    .select(['id', 'file', 'sha256'])
    .where('kind', '=', sent.kind)
    .where('record_id', '=', sent.record_id)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (before && before.sha256 !== null && before.sha256 === sent.sha256) {
    // What isn’t said again, an administrator may have read on it.
    const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
    await database.updateTable('receipts').set(said).where('id', '=', before.id).execute()
    return { id: before.id, isNew: false, needless: before.file }
  }
  const needless = before ? await replace(database, before) : null
  const { id } = await database
    .insertInto('receipts')
    .values({ ...sent, status: 'pending', decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true, needless }
}

/** Returns the file of a replaced receipt that nobody has looked at. */
async function replace(database: Database, { id, file }: { id: number; file: string | null }): Promise<string | null> {
  await database.updateTable('receipts').set({ status: 'replaced' }).where('id', '=', id).execute()
  const { numUpdatedRows } = await database
    .updateTable('receipts')
    .set({ file: DELETED_RECEIPT })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? file : null
}

/** Nothing is to be paid any more: a receipt that still waited to be decided has been replaced by that. */
export async function markReceiptReplaced(database: Database, { kind, record_id }: Paid): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ status: 'replaced' })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('status', '=', 'pending')
    .execute()
}

/** Keeps what was decided of the newest receipt; `pending` takes a decision back. */
export async function saveReceiptDecision(
  database: Database,
  { kind, record_id }: Paid,
  { status, now }: { status: 'pending' | 'paid' | 'rejected'; now: number },
): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('receipts')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('kind', '=', kind)
        .where('record_id', '=', record_id),
    )
    .execute()
}
