import type { Selectable } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { countDiscountUses } from '../payments/countDiscountUses.ts'
import { fromMinorUnits } from '../payments/minorUnits.ts'
import { explainInactiveDiscount } from '../payments/explainInactiveDiscount.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { readToday } from '../settings/schoolDays.ts'

/** What a student has taken off by themselves today, so that every list can tell them their own price. */
export const listOwnDiscounts: Handler<'listOwnDiscounts'> = async ({ account, database, services, now }) => {
  const { currency } = await readSettings(database, services)
  const today = await readToday({ database, services, now })
  const rows = await database
    .selectFrom('discounts')
    .innerJoin('students', 'students.id', 'discounts.student_id')
    .selectAll('discounts')
    .where('students.account_id', '=', account.id)
    .where('code', 'is', null)
    .orderBy('discounts.id')
    .execute()
  const holding = []
  for (const row of rows) {
    if (explainInactiveDiscount(row, { currency, today }) === undefined && (await isLeft(database, row)))
      holding.push(row)
  }
  return {
    discounts: holding.map(({ name, course_id, event_id, percentage, amount }) => ({
      name,
      courseId: course_id,
      eventId: event_id,
      percentage,
      amount: amount === null ? null : fromMinorUnits(amount, currency),
    })),
  }
}

/** Whether it may be used once more; whoever sends a receipt again for its event has used it for that already. */
async function isLeft(
  database: Database,
  { id, most_uses, event_id: eventId, student_id: studentId }: Selectable<Tables['discounts']>,
): Promise<boolean> {
  if (most_uses === null) return true
  const besides = eventId === null || studentId === null ? undefined : { eventId, studentId }
  return (await countDiscountUses(database, [id], besides))(id) < most_uses
}
