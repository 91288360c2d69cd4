import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { describeDiscount } from './describeDiscount.ts'

/** Nobody gets it from then on, and its code may be given again. What no payment was ever made with is deleted. */
export const endDiscount: Handler<'endDiscount'> = async (call) => {
  const { params, database, now } = call
  const before = await database
    .updateTable('discounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', params.id)
    .returningAll()
    .executeTakeFirst()
  if (!before) throw notFound()
  if (before.ended_at !== null) throw versionConflict()
  const { id, name, student_id } = before
  const wasUsed = await isNamed(database, id)
  if (wasUsed) {
    await database
      .updateTable('discounts')
      .set(({ eb }) => ({ ended_at: now, open_code: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  } else {
    await database.deleteFrom('discounts').where('id', '=', id).execute()
  }
  const what = describeDiscount(before)
  await recordDecision(call, {
    kind: 'endDiscount',
    record: ['discount', id],
    name,
    what,
    ...(student_id !== null && { studentId: student_id }),
  })
  return { message: wasUsed ? message('Discount ended') : message('Discount deleted') }
}

/** Whether any payment was made with it, also one that was rejected. */
async function isNamed(database: Database, id: number): Promise<boolean> {
  for (const table of ['purchases', 'event_members', 'fees'] as const) {
    const found = await database
      .selectFrom(table)
      .select('id')
      .where('discount_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (found) return true
  }
  return false
}
