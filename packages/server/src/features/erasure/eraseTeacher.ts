import { type DecisionContext, recordDecision } from '../audit/recordDecision.ts'
import { sql } from 'kysely'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { notFound } from '#lib/HttpError.ts'
import { eraseAccount } from './eraseAccount.ts'
import { eraseFromClasses } from './eraseFromClasses.ts'
import { eraseFromTexts } from './eraseFromTexts.ts'
import { lockForErasure } from './lockForErasure.ts'
import { emptyTeacherProfile } from './emptyProfiles.ts'
import { readTeacherIdentifiers } from './personalIdentifiers.ts'

/**
 * Erases a teacher, also one who was deleted: what tells who they are goes, with the links of their classes. Their
 * reports, and the attendance they kept, are about others and stay. Gives the names of the pictures that are to go.
 */
export async function eraseTeacher(calling: DecisionContext, id: number): Promise<string[]> {
  const { database, now } = calling
  const teacher = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['account_id', 'avatar'])
    .where('teachers.id', '=', id)
    .executeTakeFirst()
  if (!teacher) throw notFound()
  // Whoever changes a class has it before an account, so this has too.
  const classes = await database
    .updateTable('classes')
    .set({
      link: null,
      archived_at: sql<number>`coalesce(archived_at, ${sql.lit(now)})`,
      teacher_left_at: sql<number | null>`case when archived_at is null then ${sql.lit(now)} else teacher_left_at end`,
    })
    .where('teacher_id', '=', id)
    .returning('id')
    .execute()
  const ids = classes.map((one) => one.id)
  const traces = await readTeacherIdentifiers(database, id)
  await eraseFromClasses(database, ids, traces)
  await lockForErasure(database, 'teachers', id)
  await eraseFromTexts(database, { column: 'teacher_id', id }, traces)
  await eraseAccount(database, teacher.account_id, 'Erased teacher')
  await database
    .updateTable('teachers')
    .set({ ...emptyTeacherProfile, teach_id: null, application_date: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  for (const table of ['teacher_timings', 'course_assignments'] as const) {
    await database.deleteFrom(table).where('teacher_id', '=', id).execute()
  }
  await reindexListsInTransaction(database)
  await recordDecision(calling, { kind: 'erase', record: ['teacher', id], teacherId: id })
  return teacher.avatar === null ? [] : [teacher.avatar]
}
