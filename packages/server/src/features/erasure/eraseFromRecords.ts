import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { selectDecisionIds } from '../audit/decisionLog.ts'
import type { Database } from '#database/openDatabase.ts'
import { type PersonalIdentifiers, redactPerson } from './redactPerson.ts'

type PersonColumn = { column: 'student_id' | 'teacher_id'; id: number }

const nextVersion = sql<number>`version + 1`

/** Removes a person's identifiers from their reports, and from decisions about them or their classes. */
export async function eraseFromTexts(
  database: Database,
  { column, id: personId }: PersonColumn,
  traces: PersonalIdentifiers,
): Promise<void> {
  const reports = await database
    .selectFrom('reports')
    .select(['id', 'test_remarks', 'participation', 'suggestions'])
    .where(column, '=', personId)
    .execute()
  await redactRows(reports, traces, (id, texts) =>
    database
      .updateTable('reports')
      .set({ ...texts, version: nextVersion })
      .where('id', '=', id)
      .execute(),
  )
  const acts = await database
    .selectFrom('acts')
    .select(['id', 'name', 'what', 'reason'])
    .where('id', 'in', selectDecisionIds(database, column === 'student_id' ? 'student' : 'teacher', personId))
    .execute()
  await redactRows(acts, traces, (id, texts) => database.updateTable('acts').set(texts).where('id', '=', id).execute())
}

/** Redacts the texts of rows, and saves the rows with a text that had to be redacted. */
async function redactRows<Row extends { id: number }>(
  rows: readonly Row[],
  traces: PersonalIdentifiers,
  save: (id: number, redacted: Omit<Row, 'id'>, before: Omit<Row, 'id'>) => Promise<unknown>,
): Promise<void> {
  for (const { id, ...texts } of rows) {
    const entries = (Object.entries(texts) as [string, string | null][]).map(([field, text]) => [
      field,
      text === null ? null : redactPerson(text, traces) || null,
    ])
    const redacted = Object.fromEntries(entries) as typeof texts
    if (!isDeepStrictEqual(redacted, texts)) await save(id, redacted, texts)
  }
}

/**
 * Removes a person's identifiers from class titles, lesson notes, practice and decisions, because a class of one student
 * often has the student's name.
 */
export async function eraseFromClasses(
  database: Database,
  ids: readonly number[],
  traces: PersonalIdentifiers,
): Promise<void> {
  if (ids.length === 0) return
  const classes = await database.selectFrom('classes').select(['id', 'title']).where('id', 'in', ids).execute()
  await redactRows(classes, traces, (id, texts) =>
    database
      .updateTable('classes')
      .set({ ...texts, version: nextVersion })
      .where('id', '=', id)
      .execute(),
  )
  const changes = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'timing_id')
    .select(['lesson_changes.id', 'note'])
    .where('class_id', 'in', ids)
    .execute()
  await redactRows(changes, traces, (id, texts) =>
    database.updateTable('lesson_changes').set(texts).where('id', '=', id).execute(),
  )
  const practices = await database.selectFrom('practices').select(['id', 'text']).where('class_id', 'in', ids).execute()
  await redactRows(practices, traces, (id, texts) =>
    database
      .updateTable('practices')
      .set({ ...texts, version: nextVersion })
      .where('id', '=', id)
      .execute(),
  )
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
  await redactRows(acts, traces, (id, texts) => database.updateTable('acts').set(texts).where('id', '=', id).execute())
}

/** Removes a student's identifiers from their discounts and from the discount names on their payments. */
export async function eraseFromDiscounts(
  database: Database,
  studentId: number,
  traces: PersonalIdentifiers,
): Promise<void> {
  const discounts = await database
    .selectFrom('discounts')
    .select(['id', 'name', 'note', 'code'])
    .where('student_id', '=', studentId)
    .execute()
  await redactRows(discounts, traces, (id, { name, note, code }, before) => {
    const codes = code === before.code ? {} : { code: null, open_code: null }
    return database
      .updateTable('discounts')
      .set({ name: name || '…', note, ...codes })
      .where('id', '=', id)
      .execute()
  })
  for (const table of ['purchases', 'event_members', 'fees'] as const) {
    const payments = await database
      .selectFrom(table)
      .select(['id', 'discount_name'])
      .where('student_id', '=', studentId)
      .where('discount_name', 'is not', null)
      .execute()
    await redactRows(payments, traces, (id, texts) =>
      database.updateTable(table).set(texts).where('id', '=', id).execute(),
    )
  }
}

/** Removes a student’s identifiers from the notes and reasons of their recorded payments. */
export async function eraseFromPayments(
  database: Database,
  studentId: number,
  traces: PersonalIdentifiers,
): Promise<void> {
  const entries = await database
    .selectFrom('payment_entries')
    .select(['id', 'note', 'void_reason'])
    .where('student_id', '=', studentId)
    .execute()
  await redactRows(entries, traces, (id, texts) =>
    database.updateTable('payment_entries').set(texts).where('id', '=', id).execute(),
  )
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
