import type { Database } from '#database/openDatabase.ts'
import type { PaymentSubject } from './createReference.ts'

/** What a student’s payment for the course or the event was called by before: another receipt is sent under the same. */
export async function readExistingReference(
  database: Database,
  { kind, itemId, studentId }: PaymentSubject,
): Promise<string | null> {
  const bought = () =>
    database
      .selectFrom('purchases')
      .select('reference')
      .where('student_id', '=', studentId)
      .where('course_id', '=', itemId)
      .where('receipt', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  const joined = () =>
    database
      .selectFrom('event_members')
      .select('reference')
      .where('student_id', '=', studentId)
      .where('event_id', '=', itemId)
      .where('receipt', 'is not', null)
      .executeTakeFirst()
  return (await (kind === 'course' ? bought() : joined()))?.reference ?? null
}
