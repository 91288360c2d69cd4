import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import type { Database } from '../database/openDatabase.ts'
import { monthsAfter } from '../fees/feeDays.ts'
import { referenceOf } from '../money/referenceOf.ts'
import type { DemoPictures } from './drawPictures.ts'

const CURRENCY = 'USD'
const AMOUNT = 4500
const DAY_MILLISECONDS = 86_400_000
const DAYS_AHEAD = 3

type Demo = { today: WallDay; now: number; pictures: DemoPictures }

/** A course is paid by the month: of its fees one is paid, one is looked at, two are overdue and one is due soon. */
export async function addFees(database: Database, { today, now, pictures }: Demo): Promise<void> {
  const bought = await database
    .updateTable('purchases')
    .set({ pricing: 'monthly' })
    .where('status', '=', 'paid')
    .where('course_id', 'in', (query) => query.selectFrom('courses').select('id').where('pricing', '=', 'monthly'))
    .returning(['id', 'student_id', 'course_id'])
    .execute()
  const [first, second] = bought.toSorted((one, other) => one.id - other.id)
  if (!first || !second) return
  const due = addDays(today, DAYS_AHEAD)
  const [sent, decided] = [now - 3 * DAY_MILLISECONDS, now - 2 * DAY_MILLISECONDS]
  const proof = { receipt: pictures.receipt, method: 'bank transfer', sent_at: sent }
  const months = [
    { of: first, ago: 3, status: 'paid', ...proof, decided_at: decided },
    { of: first, ago: 2, status: 'pending', ...proof, decided_at: null },
    { of: first, ago: 1, status: 'due' },
    { of: first, ago: 0, status: 'due' },
    { of: second, ago: 1, status: 'rejected', ...proof, decided_at: decided },
  ] as const
  for (const { of, ago, ...kept } of months) {
    const dueOn = monthsAfter(due, -ago)
    const month = dueOn.slice(0, 'yyyy-MM'.length)
    const owner = { student_id: of.student_id, course_id: of.course_id, purchase_id: of.id }
    const reference = referenceOf({ kind: 'fee', itemId: of.course_id, studentId: of.student_id, month })
    const amounts = { price: AMOUNT, discount: 0, amount: AMOUNT, currency: CURRENCY }
    await database
      .insertInto('fees')
      .values({ ...owner, month, due_on: dueOn, reference, ...amounts, created_at: now, ...kept })
      .execute()
  }
}
