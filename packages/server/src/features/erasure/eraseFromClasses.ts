import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { redactTexts } from './eraseFromTexts.ts'
import { type PersonalIdentifiers, redactPerson } from './redactPerson.ts'

/**
 * Takes the traces of a person out of the titles of classes, of what is said of their lessons, and of what was decided
 * about them: a class of one student often has the student’s name.
 */
export async function eraseFromClasses(
  database: Database,
  ids: readonly number[],
  traces: PersonalIdentifiers,
): Promise<void> {
  if (ids.length === 0) return
  const classes = await database.selectFrom('classes').select(['id', 'title']).where('id', 'in', ids).execute()
  for (const { id, ...texts } of classes) {
    const cleaned = redactTexts(texts, traces)
    if (!cleaned) continue
    await database
      .updateTable('classes')
      .set({ ...cleaned, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
  }
  const changes = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'timing_id')
    .select(['lesson_changes.id', 'note'])
    .where('class_id', 'in', ids)
    .execute()
  for (const { id, ...texts } of changes) {
    const cleaned = redactTexts(texts, traces)
    if (cleaned) await database.updateTable('lesson_changes').set(cleaned).where('id', '=', id).execute()
  }
  const lessonActs = await database
    .selectFrom('lesson_acts')
    .select(['id', 'before'])
    .where('class_id', 'in', ids)
    .execute()
  for (const { id, before } of lessonActs) {
    const cleaned = JSON.stringify(JSON.parse(before), (_key, value: unknown) =>
      typeof value === 'string' ? redactPerson(value, traces) : value,
    )
    if (cleaned !== before)
      await database.updateTable('lesson_acts').set({ before: cleaned }).where('id', '=', id).execute()
  }
  const acts = await database
    .selectFrom('acts')
    .select(['id', 'name', 'reason'])
    .where('record_kind', '=', 'class')
    .where('record_id', 'in', ids)
    .execute()
  for (const { id, ...texts } of acts) {
    const cleaned = redactTexts(texts, traces)
    if (cleaned) await database.updateTable('acts').set(cleaned).where('id', '=', id).execute()
  }
}
