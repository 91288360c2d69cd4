import { addDays } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/openDatabase.ts'
import { readTerms } from '../money/readTerms.ts'
import { referenceOf } from '../money/referenceOf.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { feeDays } from './feeDays.ts'

type Means = { database: Database; now: number; timeZone: string }

const DAYS_AHEAD = 7
/** After a school was shut for longer, nobody is asked for the months of it. */
const DAYS_BACK = 31

/**
 * Lays the fees that are due within a week: of whoever has a course that is paid by the month, for each month after the
 * first. Who looks again lays none twice, and a fee keeps what the course cost when it was laid.
 */
export async function layFees({ database, now, timeZone: unset }: Means): Promise<void> {
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const today = dayIn(timeZone, now)
  const bought = await selectMonthly(database).execute()
  for (const { id, created_at } of bought) {
    const days = feeDays(dayIn(timeZone, created_at), addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
    if (days.length === 0) continue
    const known = await database.selectFrom('fees').select('month').where('purchase_id', '=', id).execute()
    for (const day of days) {
      if (known.some(({ month }) => month === day.month)) continue
      await inTransaction(database, (transaction) => layFee({ database: transaction, now, timeZone }, id, day))
    }
  }
}

/** What is paid by the month, by those who still take part. */
function selectMonthly(database: Database) {
  return database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['purchases.id', 'purchases.student_id', 'purchases.course_id', 'purchases.created_at', 'courses.price'])
    .where('purchases.status', '=', 'paid')
    .where('purchases.pricing', '=', 'monthly')
    .where('purchases.fees_ended_at', 'is', null)
    .where('courses.pricing', '=', 'monthly')
    .where('courses.archived_at', 'is', null)
    .where('accounts.status', '=', 'active')
}

async function layFee(
  { database, now, timeZone }: Means,
  purchaseId: number,
  { month, dueOn }: { month: string; dueOn: string },
): Promise<void> {
  // Somebody may have ended it since it was looked for.
  const bought = await selectMonthly(database).where('purchases.id', '=', purchaseId).executeTakeFirst()
  if (!bought) return
  const owing = { kind: 'course', itemId: bought.course_id, studentId: bought.student_id } as const
  const terms = await readTerms(
    { database, services: { timeZone }, now },
    { ...owing, price: bought.price, code: undefined },
  )
  const { currency, price, discount, amount } = terms
  const isFree = amount === 0
  await database
    .insertInto('fees')
    .values({
      student_id: bought.student_id,
      course_id: bought.course_id,
      purchase_id: purchaseId,
      month,
      due_on: dueOn,
      price,
      discount,
      amount,
      currency,
      reference: referenceOf({ kind: 'fee', itemId: bought.course_id, studentId: bought.student_id, month }),
      status: isFree ? 'waived' : 'due',
      created_at: now,
      decided_at: isFree ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['purchase_id', 'month']).doNothing())
    .execute()
}
