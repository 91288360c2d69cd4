import type { Database } from '#database/openDatabase.ts'
import { redactTexts } from './eraseFromTexts.ts'
import type { PersonalIdentifiers } from './redactPerson.ts'

/** Takes the traces of a student out of what was taken off for them, and out of what their payments say of it. */
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
    const cleaned = redactTexts(texts, traces)
    if (!cleaned) continue
    const values = { ...cleaned, name: cleaned.name || '…' }
    const isNewCode = cleaned.code !== texts.code
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
      const cleaned = redactTexts(texts, traces)
      if (cleaned) await database.updateTable(table).set(cleaned).where('id', '=', id).execute()
    }
  }
}

/** Nobody gets what was a student’s alone once they are gone. */
export async function endStudentDiscounts(database: Database, studentId: number, now: number): Promise<void> {
  await database
    .updateTable('discounts')
    .set(({ eb }) => ({ ended_at: now, open_code: null, version: eb('version', '+', 1) }))
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .execute()
}
