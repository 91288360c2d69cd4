import type { Database } from '../database/openDatabase.ts'

type Newest = {
  transactionId: string | null
  sentAt: number | null
  seenAt: number | null
  decidedAt: number | null
}

const NONE: Newest = { transactionId: null, sentAt: null, seenAt: null, decidedAt: null }

/** What is known of the newest receipt of each payment of a student. */
export async function readNewestReceipts(database: Database, studentId: number) {
  const rows = await database
    .selectFrom('receipts')
    .select(['kind', 'record_id', 'transaction_id as transactionId'])
    .select(['sent_at as sentAt', 'seen_at as seenAt', 'decided_at as decidedAt'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  const newest = new Map(rows.map(({ kind, record_id, ...known }) => [`${kind} ${record_id}`, known]))
  return (kind: 'course' | 'event', recordId: number): Newest => newest.get(`${kind} ${recordId}`) ?? NONE
}
