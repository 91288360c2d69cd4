import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { DELETED_RECEIPT } from '#storage/createReceiptUrlSigner.ts'
import { isFileShared } from '../payments/sharedReceipts.ts'

const DAY_MILLISECONDS = 24 * 60 * 60_000

const tables = { course: 'purchases', event: 'event_members', fee: 'fees' } as const

/** A picture and the payment it was sent for. */
type StoredReceipt = { kind: keyof typeof tables; id: number; name: string }

/** Deletes the pictures of receipts decided more than this many days ago; the payments stay. */
export async function removeOldReceipts(
  database: Database,
  remove: (name: string) => Promise<void>,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<number> {
  const before = now - retentionDays * DAY_MILLISECONDS
  // A file may belong to several payments that were sent together.
  const expired = new Map<string, StoredReceipt>()
  const note = (one: StoredReceipt) => expired.set(`${one.name} ${one.kind} ${one.id}`, one)
  for (const kind of ['course', 'event', 'fee'] as const) {
    // Old event payments without a decision time count from when they were sent.
    const decidedAt = kind === 'event' ? sql<number>`coalesce(decided_at, sent_at)` : sql.ref<number>('decided_at')
    const payments = await database
      .selectFrom(tables[kind])
      .select(['id', 'receipt as name'])
      .where(sql.ref(kind === 'event' ? 'payment_status' : 'status'), '!=', 'pending')
      .where(decidedAt, '<=', before)
      .where('receipt', '!=', DELETED_RECEIPT)
      .$narrowType<{ name: string }>()
      .execute()
    for (const payment of payments) note({ kind, ...payment })
  }
  const sent = await database
    .selectFrom('receipts')
    .select(['kind', 'record_id as id', 'file as name'])
    .where('status', '!=', 'pending')
    .where(({ fn }) => fn.coalesce('decided_at', 'sent_at'), '<=', before)
    .where('file', '!=', DELETED_RECEIPT)
    .$narrowType<{ name: string }>()
    .execute()
  for (const one of sent) note(one)
  let removed = 0
  for (const one of expired.values())
    if ((await forgetReceipt(database, one)) && !(await isFileShared(database, { ...one, file: one.name }))) {
      await remove(one.name)
      removed += 1
    }
  return removed
}

/** Matches the payment, for the index, and the file name, because a new receipt may have been sent in the meantime. */
async function forgetReceipt(database: Database, { kind, id, name }: StoredReceipt): Promise<boolean> {
  const forgotten = [
    await database
      .updateTable(tables[kind])
      .set({ receipt: DELETED_RECEIPT })
      .where('id', '=', id)
      .where('receipt', '=', name)
      .executeTakeFirst(),
    await database
      .updateTable('receipts')
      .set({ file: DELETED_RECEIPT })
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('file', '=', name)
      .executeTakeFirst(),
  ]
  return forgotten.some(({ numUpdatedRows }) => numUpdatedRows > 0n)
}
