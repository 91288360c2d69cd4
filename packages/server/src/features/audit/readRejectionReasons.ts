import type { Database } from '#database/openDatabase.ts'

/** Why a student’s payments were rejected, by `coursePayment 3`; the latest decision counts. */
export async function readRejectionReasons(database: Database, accountId: number): Promise<Map<string, string | null>> {
  const rows = await database
    .selectFrom('acts')
    .innerJoin('students', 'students.id', 'acts.student_id')
    .select(['record_kind', 'record_id', 'reason'])
    .where('students.account_id', '=', accountId)
    .where('kind', 'in', ['rejectPayment', 'correctToRejected'])
    .orderBy('acts.id')
    .execute()
  return new Map(rows.map(({ record_kind, record_id, reason }) => [`${record_kind} ${record_id}`, reason]))
}
