import type { Handler } from '../contract/Handler.ts'
import { countUses } from '../money/countUses.ts'
import { fromMinor } from '../money/minorUnits.ts'
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
    .where('ended_at', 'is', null)
    .where(({ eb, or }) => or([eb('starts', 'is', null), eb('starts', '<=', today)]))
    .where(({ eb, or }) => or([eb('ends', 'is', null), eb('ends', '>=', today)]))
    .where(({ eb, or }) => or([eb('currency', 'is', null), eb('currency', '=', currency)]))
    .orderBy('discounts.id')
    .execute()
  const limited = rows.filter((row) => row.most_uses !== null).map(({ id }) => id)
  const usesOf = await countUses(database, limited)
  return {
    discounts: rows
      .filter(({ id, most_uses }) => most_uses === null || usesOf(id) < most_uses)
      .map(({ name, course_id, event_id, percentage, amount }) => ({
        name,
        courseId: course_id,
        eventId: event_id,
        percentage,
        amount: amount === null ? null : fromMinor(amount, currency),
      })),
  }
}
