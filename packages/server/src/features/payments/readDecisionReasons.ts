import type { PaymentKind } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'

/** Why each payment of some students was decided as it was, by the moment: a payment may be decided several times. */
export async function readDecisionReasons(database: Database, studentIds: readonly number[]) {
  const acts = await database
    .selectFrom('acts')
    .select(['record_kind', 'record_id', 'at', 'reason'])
    .where('student_id', 'in', studentIds)
    .where('record_kind', 'in', ['coursePayment', 'eventPayment', 'feePayment'])
    .orderBy('id')
    .execute()
  const reasons = new Map(acts.map((act) => [`${act.record_kind} ${act.record_id} ${act.at}`, act.reason]))
  return (kind: PaymentKind, recordId: number, at: number | null): string | null =>
    reasons.get(`${kind}Payment ${recordId} ${at}`) ?? null
}
