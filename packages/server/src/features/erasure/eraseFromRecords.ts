import { sql } from 'kysely'
import { selectDecisionIds } from '../audit/decisions.ts'
import type { Database } from '#database/openDatabase.ts'
import { type PersonalIdentifiers, redactPerson } from './redactPerson.ts'

type PersonColumn = { column: 'student_id' | 'teacher_id'; id: number }

const REPORTED = ['test_remarks', 'participation', 'suggestions'] as const
const ACTED = ['name', 'what', 'reason'] as const

/** Removes a person's identifiers from their reports, and from decisions about them or their classes. */
export async function eraseFromTexts(
  database: Database,
  personColumn: PersonColumn,
  traces: PersonalIdentifiers,
): Promise<void> {
  const reports = await database
    .selectFrom('reports')
    .select(['id', ...REPORTED])
    .where(personColumn.column, '=', personColumn.id)
    .execute()
  for (const { id, ...texts } of reports) {
    const redacted = redactTexts(texts, traces)
    if (!redacted) continue
    await database
      .updateTable('reports')
      .set({ ...redacted, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
  }
  const acts = await database
    .selectFrom('acts')
    .select(['id', ...ACTED])
    .where(
      'id',
      'in',
      selectDecisionIds(database, personColumn.column === 'student_id' ? 'student' : 'teacher', personColumn.id),
    )
    .execute()
  for (const { id, ...texts } of acts) {
    const redacted = redactTexts(texts, traces)
    if (redacted) await database.updateTable('acts').set(redacted).where('id', '=', id).execute()
  }
}

/** The redacted texts; undefined if nothing had to be redacted. */
function redactTexts<Texts extends Record<string, string | null>>(
  texts: Texts,
  traces: PersonalIdentifiers,
): Texts | undefined {
  const redacted = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text === null ? null : redactPerson(text, traces) || null]),
  ) as Texts
  return Object.keys(texts).some((field) => redacted[field] !== texts[field]) ? redacted : undefined
}

/**
 * Removes a person's identifiers from class titles, lesson notes and decisions, because a class of one student often
 * has the student's name.
 */
export async function eraseFromClasses(
  database: Database,
  ids: readonly number[],
  traces: PersonalIdentifiers,
): Promise<void> {
  if (ids.length === 0) return
  const classes = await database.selectFrom('classes').select(['id', 'title']).where('id', 'in', ids).execute()
  for (const { id, ...texts } of classes) {
    const redacted = redactTexts(texts, traces)
    if (!redacted) continue
    await database
      .updateTable('classes')
      .set({ ...redacted, version: sql<number>`version + 1` })
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
    const redacted = redactTexts(texts, traces)
    if (redacted) await database.updateTable('lesson_changes').set(redacted).where('id', '=', id).execute()
  }
  const lessonActs = await database
    .selectFrom('lesson_acts')
    .select(['id', 'before'])
    .where('class_id', 'in', ids)
    .execute()
  for (const { id, before } of lessonActs) {
    const redacted = JSON.stringify(JSON.parse(before), (_key, value: unknown) =>
      typeof value === 'string' ? redactPerson(value, traces) : value,
    )
    if (redacted !== before)
      await database.updateTable('lesson_acts').set({ before: redacted }).where('id', '=', id).execute()
  }
  const acts = await database
    .selectFrom('acts')
    .select(['id', 'name', 'reason'])
    .where('record_kind', '=', 'class')
    .where('record_id', 'in', ids)
    .execute()
  for (const { id, ...texts } of acts) {
    const redacted = redactTexts(texts, traces)
    if (redacted) await database.updateTable('acts').set(redacted).where('id', '=', id).execute()
  }
}

/** Removes a student's identifiers from their discounts and from the discount names on their payments. */
export async function eraseFromDiscounts(
  database: Database,
  studentId: number,
  traces: PersonalIdentifiers,
): Promise<void> {
  const rows = await database
    .selectFrom('discounts')
    .select(['id', 'name', 'note', 'code'])
    .where('student_id', '=', studentId)
    .execute()
  for (const { id, ...texts } of rows) {
    const redacted = redactTexts(texts, traces)
    if (!redacted) continue
    const values = { ...redacted, name: redacted.name || '…' }
    const isNewCode = redacted.code !== texts.code
    await database
      .updateTable('discounts')
      .set({ ...values, ...(isNewCode && { code: null, open_code: null }) })
      .where('id', '=', id)
      .execute()
  }
  for (const table of ['purchases', 'event_members', 'fees'] as const) {
    const payments = await database
      .selectFrom(table)
      .select(['id', 'discount_name'])
      .where('student_id', '=', studentId)
      .where('discount_name', 'is not', null)
      .execute()
    for (const { id, ...texts } of payments) {
      const redacted = redactTexts(texts, traces)
      if (redacted) await database.updateTable(table).set(redacted).where('id', '=', id).execute()
    }
  }
}

/** Ends the discounts of a deleted student. */
export async function endStudentDiscounts(database: Database, studentId: number, now: number): Promise<void> {
  await database
    .updateTable('discounts')
    .set(({ eb }) => ({ ended_at: now, open_code: null, version: eb('version', '+', 1) }))
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .execute()
}
