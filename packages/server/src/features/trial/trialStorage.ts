import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import type { Tables } from '#database/tables.ts'

const nextVersion = sql<number>`version + 1`

/** Trial lessons are deleted a year after the request (decision 307). */
export const TRIAL_RETENTION = 365 * DAY_MILLISECONDS

/** Links a trial lesson to the student who registered with its private link. Unknown and used links are ignored. */
export async function linkTrial(database: Database, token: string | undefined, studentId: number): Promise<void> {
  if (token === undefined) return
  await database
    .updateTable('trials')
    .set({ student_id: studentId, version: nextVersion })
    .where('token', '=', token)
    .where('student_id', 'is', null)
    .execute()
}

/** Returns the coming trial lessons of a deleted teacher to the inbox. */
export async function reopenTrialsOfTeacher(database: Database, teacherId: number, now: number): Promise<void> {
  await database
    .updateTable('trials')
    .set({ status: 'requested', teacher_id: null, starts_at: null, ends_at: null, link: null, version: nextVersion })
    .where('teacher_id', '=', teacherId)
    .where('status', '=', 'arranged')
    .where('starts_at', '>', now)
    .execute()
}

/** Deletes the trial lesson of an erased student. */
export async function eraseTrials(database: Database, studentId: number): Promise<void> {
  await deleteTrials(database, ({ eb }) => eb('student_id', '=', studentId))
}

/** Deletes trial lessons that were requested more than a year ago. */
export async function removeOldTrials(database: Database, now: number): Promise<number> {
  return deleteTrials(database, ({ eb }) => eb('created_at', '<=', now - TRIAL_RETENTION))
}

type Matches = (builder: ExpressionBuilder<Tables, 'trials'>) => Expression<SqlBool>

/** Deletes trial lessons, and the reasons and notes about them in the history. */
async function deleteTrials(database: Database, matches: Matches): Promise<number> {
  await database
    .updateTable('acts')
    .set({ reason: null })
    .where('record_kind', '=', 'trial')
    .where('record_id', 'in', database.selectFrom('trials').select('trials.id').where(matches))
    .where('reason', 'is not', null)
    .execute()
  const { numDeletedRows } = await database.deleteFrom('trials').where(matches).executeTakeFirst()
  return Number(numDeletedRows)
}
