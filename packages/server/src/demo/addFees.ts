import type { Database } from '../database/openDatabase.ts'
import { addDays } from '@maktab/calendar/WallDay'
import { createPaymentReference } from '../features/payments/createPaymentReference.ts'
import { bundleReceipts } from '../features/payments/sharedReceipts.ts'
import { addReceipt } from './addReceipts.ts'
import type { DemoDates } from './demoDates.ts'

const CURRENCY = 'USD'
const PRICE = 4500
/** The discount of one student, as in the examples. */
const SCHOLARSHIP = { discount: 500, discount_name: 'Siblings' }
const NO_DISCOUNT = { discount: 0, discount_name: null }

type Purchase = { id: number; student_id: number; course_id: number }
type Fee = {
  of: Purchase
  monthsAgo: number
  status: 'paid' | 'pending' | 'rejected' | 'due'
  sentAt?: number
  discount?: typeof SCHOLARSHIP | typeof NO_DISCOUNT
  /** Sent with one receipt, together with the others. */
  isTogether?: true
}

/**
 * Adds monthly fees: three pending, of which two have one receipt, three overdue, three due soon, and all earlier months
 * paid.
 */
export async function addFees(database: Database, dates: DemoDates): Promise<void> {
  const bought = await database
    .updateTable('purchases')
    .set({ pricing: 'monthly' })
    .where('status', '=', 'paid')
    .where('course_id', 'in', (query) => query.selectFrom('courses').select('id').where('pricing', '=', 'monthly'))
    .returning(['id', 'student_id', 'course_id'])
    .execute()
  const [first, second, third] = bought.toSorted((one, other) => one.id - other.id)
  if (!first || !second || !third) return
  const open: Fee[] = [
    { of: first, monthsAgo: 3, status: 'paid' },
    { of: first, monthsAgo: 2, status: 'pending', sentAt: dates.daysAgo(3, 7) },
    { of: first, monthsAgo: 1, status: 'due' },
    { of: first, monthsAgo: 0, status: 'due' },
    { of: second, monthsAgo: 1, status: 'rejected', sentAt: dates.daysAgo(4, 9), discount: SCHOLARSHIP },
    { of: second, monthsAgo: 0, status: 'due' },
    { of: third, monthsAgo: 1, status: 'due' },
    { of: third, monthsAgo: 0, status: 'due' },
  ]
  const together: Fee[] = [
    { of: third, monthsAgo: 3, status: 'pending', sentAt: dates.daysAgo(1, 11), isTogether: true },
    { of: third, monthsAgo: 2, status: 'pending', sentAt: dates.daysAgo(1, 11), isTogether: true },
  ]
  const others = [first, second, third].flatMap((of): Fee[] => {
    const months = Array.from({ length: dates.monthsOf(of.student_id) }, (_, monthsAgo) => monthsAgo).toReversed()
    const paid = months.filter((ago) => ![...open, ...together].some((fee) => fee.of === of && fee.monthsAgo === ago))
    return paid.map((monthsAgo) => ({ of, monthsAgo, status: 'paid' }))
  })
  for (const fee of [...open, ...others, ...together]) await addFee(database, fee, dates)
  await bundlePending(database, third.student_id)
}

/** Makes the pending receipts of a student one receipt, with one transaction number. */
async function bundlePending(database: Database, studentId: number): Promise<void> {
  const receipts = await database
    .selectFrom('receipts')
    .select(['id', 'transaction_id'])
    .where('kind', '=', 'fee')
    .where('student_id', '=', studentId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  const ids = receipts.map(({ id }) => id)
  await bundleReceipts(database, ids)
  await database
    .updateTable('receipts')
    .set({ transaction_id: receipts[0]?.transaction_id ?? null })
    .where('id', 'in', ids)
    .execute()
}

const EARLIER_MILLISECONDS = 2 * 86_400_000
/** How long before a fee is due the student is asked for it and sends the receipt, in days. */
const [CREATED_DAYS, SENT_DAYS] = [7, 2]

async function addFee(
  database: Database,
  { of, monthsAgo, status, sentAt, discount = NO_DISCOUNT, isTogether }: Fee,
  dates: DemoDates,
): Promise<void> {
  const due_on = dates.feeDueMonthsAgo(monthsAgo)
  const month = due_on.slice(0, 'yyyy-MM'.length)
  const { student_id, course_id } = of
  const seed = student_id * 31 + monthsAgo * 7
  const sent_at = sentAt ?? dates.momentOn(addDays(due_on, -SENT_DAYS), seed)
  const decided_at = status === 'pending' ? null : dates.decidedAfter(sent_at, seed)
  const method = seed % 4 === 0 ? 'jazzcash' : 'bank transfer'
  const created_at = dates.momentOn(addDays(due_on, -CREATED_DAYS), 0)
  const amounts = { price: PRICE, ...discount, amount: PRICE - discount.discount, currency: CURRENCY }
  const reference = createPaymentReference({ kind: 'fee', itemId: course_id, studentId: student_id, month })
  const { id } = await database
    .insertInto('fees')
    .values({ student_id, course_id, purchase_id: of.id, month, due_on, reference, ...amounts, status, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (status === 'due') return
  await database.updateTable('fees').set({ method, sent_at, decided_at }).where('id', '=', id).execute()
  const sent = { student_id, kind: 'fee', record_id: id, method, currency: CURRENCY, amount: amounts.amount } as const
  // The fee that is pending alone has an earlier, rejected receipt.
  if (status === 'pending' && !isTogether) {
    const earlier = sent_at - EARLIER_MILLISECONDS
    await addReceipt(database, {
      ...sent,
      status: 'rejected',
      sent_at: earlier,
      decided_at: dates.decidedAfter(earlier, seed),
    })
  }
  await addReceipt(database, { ...sent, status, sent_at, decided_at })
}
