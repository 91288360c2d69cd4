import type { Handler } from '#contract/Handler.ts'
import { countDiscountUses } from '../payments/countDiscountUses.ts'
import { fromMinorUnits } from '../payments/minorUnits.ts'
import { formatTimestamp } from '../payments/formatTimestamp.ts'

/** Scholarships and codes with how often each was used, the newest first; what has ended stays in sight. */
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
