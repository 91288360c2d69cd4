import type { Handler } from '#contract/Handler.ts'
import { countDiscountUses, explainInactiveDiscount } from '../payments/discountUses.ts'
import { fromMinorUnits } from '../payments/paymentAmounts.ts'
import { formatTimestamp } from '../payments/reportPeriods.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'

/** Scholarships and codes with the number of uses, newest first, including ended ones. */
export const listDiscounts: Handler<'listDiscounts'> = async ({ database }) => {
  const rows = await database
    .selectFrom('discounts')
    .leftJoin('students', 'students.id', 'discounts.student_id')
    .leftJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('courses', 'courses.id', 'discounts.course_id')
    .leftJoin('events', 'events.id', 'discounts.event_id')
    .selectAll('discounts')
    .select(['std_id', 'accounts.name as student', 'courses.name as course', 'events.title as event'])
    .orderBy('discounts.id', 'desc')
    .execute()
  const usesOf = await countDiscountUses(database, undefined)
  return {
    discounts: rows.map(({ id, version, name, code, student_id, course_id, event_id, ...row }) => ({
      id,
      version,
      name,
      code,
      student: student_id === null ? null : { id: student_id, std_id: row.std_id, name: row.student ?? '' },
      course: course_id === null ? null : { id: course_id, name: row.course ?? '' },
      event: event_id === null ? null : { id: event_id, title: row.event ?? '' },
      percentage: row.percentage,
      amount: row.amount === null || row.currency === null ? null : fromMinorUnits(row.amount, row.currency),
      currency: row.currency,
      from: row.starts,
      until: row.ends,
      mostUses: row.most_uses,
      uses: usesOf(id),
      endedAt: formatTimestamp(row.ended_at),
      note: row.note,
    })),
  }
}

/** The discounts that apply to the calling student today, so that lists can show their own price. */
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

/** Whether it has a use left. Resending the receipt of an event payment reuses the same one. */
async function isLeft(
  database: Database,
  { id, most_uses, event_id: eventId, student_id: studentId }: Selectable<Tables['discounts']>,
): Promise<boolean> {
  if (most_uses === null) return true
  const exceptFor = eventId === null || studentId === null ? undefined : { eventId, studentId }
  return (await countDiscountUses(database, [id], exceptFor))(id) < most_uses
}
