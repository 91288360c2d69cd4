import type { PaymentKind, SentReceipt } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import { readDecisionReasons } from './readDecisionReasons.ts'
import { formatTimestamp } from './formatTimestamp.ts'

/**
 * Each receipt that somebody of some students sent for the same course, event or month as a payment, up to the newest of
 * that payment.
 */
export async function readReceiptHistory(database: Database, studentIds: readonly number[]) {
  const rows = await database
    .selectFrom('receipts')
    .leftJoin('purchases', (join) =>
      join.onRef('purchases.id', '=', 'receipts.record_id').on('receipts.kind', '=', 'course'),
    )
    .select(['receipts.id', 'receipts.student_id', 'kind', 'record_id', 'receipts.status', 'course_id'])
    .select(['sent_at', 'seen_at', 'receipts.decided_at'])
    .where('receipts.student_id', 'in', studentIds)
    .orderBy('receipts.id')
    .execute()
  const reasonOf = await readDecisionReasons(database, studentIds)
  // A course that was rejected is bought anew; an event’s or a month’s payment is one record.
  const keyOf = ({ kind, student_id, course_id, record_id }: (typeof rows)[number]) =>
    kind === 'course' ? `${kind} ${student_id} ${course_id}` : `${kind} ${record_id}`
  const sent = Map.groupBy(rows, keyOf)
  const newest = new Map(rows.map((row) => [`${row.kind} ${row.record_id}`, row]))
  return (kind: PaymentKind, recordId: number): SentReceipt[] => {
    const last = newest.get(`${kind} ${recordId}`)
    if (!last) return []
    const all = sent.get(keyOf(last)) ?? []
    return all
      .filter(({ id }) => id <= last.id)
      .map((row) => ({
        id: row.id,
        status: row.status,
        sentAt: formatTimestamp(row.sent_at),
        seenAt: formatTimestamp(row.seen_at),
        decidedAt: formatTimestamp(row.decided_at),
        reason: row.status === 'rejected' ? reasonOf(kind, row.record_id, row.decided_at) : null,
      }))
  }
}
