import type { PaymentKind } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'

type Newest = {
  transactionId: string | null
  origin: 'domestic' | 'international' | null
  sentAt: number | null
  seenAt: number | null
  decidedAt: number | null
}

const NONE: Newest = { transactionId: null, origin: null, sentAt: null, seenAt: null, decidedAt: null }

/** What is known of the newest receipt of each payment of some students. */
export async function readNewestReceipts(database: Database, studentIds: readonly number[]) {
  const rows = await database
    .selectFrom('receipts')
    .select(['kind', 'record_id', 'transaction_id as transactionId', 'origin'])
    .select(['sent_at as sentAt', 'seen_at as seenAt', 'decided_at as decidedAt'])
    .where('student_id', 'in', studentIds)
    .orderBy('id')
    .execute()
  const newest = new Map(rows.map(({ kind, record_id, ...known }) => [`${kind} ${record_id}`, known]))
  return (kind: PaymentKind, recordId: number): Newest => newest.get(`${kind} ${recordId}`) ?? NONE
}
