import { sql } from 'kysely'
import { actsOf } from '../acts/actsOf.ts'
import type { Database } from '../database/openDatabase.ts'
import { withoutName } from './withoutName.ts'

type Whose = { column: 'student_id' | 'teacher_id'; id: number }

const REPORTED = ['test_remarks', 'participation', 'suggestions'] as const

/** Takes a name out of what was written in reports of or by a person. */
export async function eraseFromReports(database: Database, whose: Whose, name: string): Promise<void> {
  const reports = await database
    .selectFrom('reports')
    .select(['id', ...REPORTED])
    .where(whose.column, '=', whose.id)
    .execute()
  for (const { id, ...texts } of reports) {
    const cleaned = Object.fromEntries(REPORTED.map((field) => [field, withoutName(texts[field] ?? '', name) || null]))
    if (REPORTED.every((field) => cleaned[field] === texts[field])) continue
    await database
      .updateTable('reports')
      .set({ ...cleaned, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
  }
}

/** Takes a name out of the reasons of what was decided about a person, or about a class that they were in. */
export async function eraseFromActs(database: Database, whose: Whose, name: string): Promise<void> {
  const acts = await database
    .selectFrom('acts')
    .select(['id', 'reason'])
    .where('id', 'in', actsOf(database, whose.column === 'student_id' ? 'student' : 'teacher', whose.id))
    .where('reason', 'is not', null)
    .execute()
  for (const { id, reason } of acts) {
    const cleaned = withoutName(reason ?? '', name)
    if (cleaned !== reason) await database.updateTable('acts').set({ reason: cleaned }).where('id', '=', id).execute()
  }
}
