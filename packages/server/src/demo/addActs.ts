import { examples } from '@maktab/contract/examples'
import type { Act } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'

const told: Act[] = [...examples.listActs[200].typical.acts, ...examples.listActs[200].payments.acts]
const FIRST_STUDENT = 1

/** What was decided of the blocked teacher and of the first student’s courses; the school has one administrator. */
export async function addDecisions(database: Database, now: number): Promise<void> {
  const { id: head } = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const acts = told.toReversed().flatMap(({ at, kind, who, record, what, day, reason }) => {
    if (record.kind === 'eventPayment') return []
    const isTeacher = record.kind === 'teacher'
    const account_id = who && head
    const facts = { kind, record_kind: record.kind, record_id: record.id, name: null, what, day, reason }
    const people = { student_id: isTeacher ? null : FIRST_STUDENT, teacher_id: isTeacher ? record.id : null }
    return [{ at: Math.min(now, Date.parse(at)), account_id, ...facts, ...people }]
  })
  for (const act of acts) await database.insertInto('acts').values(act).execute()
}
