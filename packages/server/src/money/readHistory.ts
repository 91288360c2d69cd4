import type { SentReceipt } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'
import { told } from './told.ts'

type Kind = 'course' | 'event'

/** Each receipt that a student sent for the same course or event as a payment, up to the newest of that payment. */
export async function readHistory(database: Database, studentId: number) {
  const rows = await database
    .selectFrom('receipts')
    .leftJoin('purchases', (join) =>
      join.onRef('purchases.id', '=', 'receipts.record_id').on('receipts.kind', '=', 'course'),
    )
    .select(['receipts.id', 'kind', 'record_id', 'receipts.status', 'course_id'])
    .select(['sent_at', 'seen_at', 'receipts.decided_at'])
    .where('receipts.student_id', '=', studentId)
    .orderBy('receipts.id')
    .execute()
  const reasonOf = await readReasons(database, studentId)
  return (kind: Kind, recordId: number): SentReceipt[] => {
    const own = rows.filter((row) => row.kind === kind && row.record_id === recordId)
    const newest = own.at(-1)
    if (!newest) return []
    // A course that was rejected is bought anew; an event’s payment is one record.
    const ofCourse = rows.filter((row) => row.kind === 'course' && row.course_id === newest.course_id)
    return (kind === 'course' ? ofCourse : own)
      .filter(({ id }) => id <= newest.id)
      .map((row) => ({
        id: row.id,
        status: row.status,
        sentAt: told(row.sent_at),
        seenAt: told(row.seen_at),
        decidedAt: told(row.decided_at),
        reason: row.status === 'rejected' ? reasonOf(kind, row.record_id, row.decided_at) : null,
      }))
  }
}

/** Why each payment of a student was decided as it was, by the moment: a payment may be decided several times. */
async function readReasons(database: Database, studentId: number) {
  const acts = await database
    .selectFrom('acts')
    .select(['record_kind', 'record_id', 'at', 'reason'])
    .where('student_id', '=', studentId)
    .where('record_kind', 'in', ['coursePayment', 'eventPayment'])
    .execute()
  const reasons = new Map(acts.map((act) => [`${act.record_kind} ${act.record_id} ${act.at}`, act.reason]))
  return (kind: Kind, recordId: number, at: number | null): string | null =>
    reasons.get(`${kind}Payment ${recordId} ${at}`) ?? null
}
