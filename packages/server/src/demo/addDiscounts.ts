import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import { toMinorUnits } from '../features/payments/minorUnits.ts'

/** The scholarships and codes of the examples. */
export async function addDiscounts(database: Database): Promise<void> {
  const rows = examples.listDiscounts[200].typical.discounts.map((discount) => ({
    id: discount.id,
    version: discount.version,
    name: discount.name,
    code: discount.code,
    open_code: discount.endedAt === null ? discount.code : null,
    student_id: discount.student?.id ?? null,
    course_id: discount.course?.id ?? null,
    event_id: discount.event?.id ?? null,
    percentage: discount.percentage,
    amount: discount.currency === null ? null : toMinorUnits(discount.amount ?? 0, discount.currency),
    currency: discount.currency,
    starts: discount.from,
    ends: discount.until,
    most_uses: discount.mostUses,
    note: discount.note,
    ended_at: discount.endedAt === null ? null : Date.parse(discount.endedAt),
  }))
  await database.insertInto('discounts').values(rows).execute()
}
