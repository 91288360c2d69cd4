import { sql } from 'kysely'
import { actsOf } from '../acts/actsOf.ts'
import type { Database } from '../database/openDatabase.ts'
import { type Traces, withoutPerson } from './withoutPerson.ts'

type Whose = { column: 'student_id' | 'teacher_id'; id: number }

const REPORTED = ['test_remarks', 'participation', 'suggestions'] as const
const ACTED = ['name', 'what', 'reason'] as const

/** Takes the traces of a person out of what was written in their reports, and decided about them or a class of theirs. */
export async function eraseFromTexts(database: Database, whose: Whose, traces: Traces): Promise<void> {
  const reports = await database
    .selectFrom('reports')
    .select(['id', ...REPORTED])
    .where(whose.column, '=', whose.id)
    .execute()
  for (const { id, ...texts } of reports) {
    const cleaned = cleanedOf(texts, traces)
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
    .where('id', 'in', actsOf(database, whose.column === 'student_id' ? 'student' : 'teacher', whose.id))
    .execute()
  for (const { id, ...texts } of acts) {
    const cleaned = cleanedOf(texts, traces)
    if (cleaned) await database.updateTable('acts').set(cleaned).where('id', '=', id).execute()
  }
}

/** The texts without these traces; nothing where they have none. */
export function cleanedOf<Texts extends Record<string, string | null>>(
  texts: Texts,
  traces: Traces,
): Texts | undefined {
  const cleaned = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text === null ? null : withoutPerson(text, traces) || null]),
  ) as Texts
  return Object.keys(texts).some((field) => cleaned[field] !== texts[field]) ? cleaned : undefined
}
