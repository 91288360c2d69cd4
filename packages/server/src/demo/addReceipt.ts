import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'

const MINUTE_MILLISECONDS = 60_000
const FIRST_DIGITS = { course: 1, event: 2, fee: 3 }

type Receipt = Selectable<Tables['receipts']>

/** Every transfer has a number of its own, and what was decided had been looked at before. */
export async function addReceipt(
  database: Database,
  receipt: Omit<Receipt, 'id' | 'sha256' | 'origin' | 'seen_at' | 'transaction_id'>,
): Promise<void> {
  const { sent_at, decided_at, kind, record_id } = receipt
  const seen_at = decided_at === null ? null : Math.max(sent_at ?? 0, decided_at - MINUTE_MILLISECONDS)
  const transaction_id = `TRX-${FIRST_DIGITS[kind]}${String(record_id).padStart(6, '0')}`
  await database
    .insertInto('receipts')
    .values({ ...receipt, sha256: null, origin: null, seen_at, transaction_id })
    .execute()
}
