import { sql } from 'kysely'
import { selectDecisionIds } from '../audit/selectDecisionIds.ts'
import type { Database } from '#database/openDatabase.ts'
import { type PersonalIdentifiers, redactPerson } from './redactPerson.ts'

type PersonColumn = { column: 'student_id' | 'teacher_id'; id: number }

const REPORTED = ['test_remarks', 'participation', 'suggestions'] as const
const ACTED = ['name', 'what', 'reason'] as const

/** Takes the traces of a person out of what was written in their reports, and decided about them or a class of theirs. */
export async function eraseFromTexts(
  database: Database,
  whose: PersonColumn,
  traces: PersonalIdentifiers,
): Promise<void> {
  const reports = await database
    .selectFrom('reports')
    .select(['id', ...REPORTED])
    .where(whose.column, '=', whose.id)
    .execute()
  for (const { id, ...texts } of reports) {
    const cleaned = redactTexts(texts, traces)
    if (!cleaned) continue
    await database
      .updateTable('reports')
      .set({ ...cleaned, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
  }
  const acts = await database
    .selectFrom('acts')
    .select(['id', ...ACTED])
    .where('id', 'in', selectDecisionIds(database, whose.column === 'student_id' ? 'student' : 'teacher', whose.id))
    .execute()
  for (const { id, ...texts } of acts) {
    const cleaned = redactTexts(texts, traces)
    if (cleaned) await database.updateTable('acts').set(cleaned).where('id', '=', id).execute()
  }
}

/** The texts without these traces; nothing where they have none. */
export function redactTexts<Texts extends Record<string, string | null>>(
  texts: Texts,
  traces: PersonalIdentifiers,
): Texts | undefined {
  const cleaned = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text === null ? null : redactPerson(text, traces) || null]),
  ) as Texts
  return Object.keys(texts).some((field) => cleaned[field] !== texts[field]) ? cleaned : undefined
}
