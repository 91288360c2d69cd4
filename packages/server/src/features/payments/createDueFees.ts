import { type WallDay, addDays, parseWallDay } from '@maktab/calendar/WallDay'
import { toMonthNumber, formatMonthNumber } from './reportPeriods.ts'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/openDatabase.ts'
import { toMinorUnits } from './paymentAmounts.ts'
import { resolveDiscount } from './resolveDiscount.ts'
import { createPaymentReference } from './createPaymentReference.ts'
import { readSettings } from '../settings/schoolSettings.ts'

type FeeDay = { month: string; dueOn: WallDay }

const MAX_DAYS_OF_MONTH = 31

/**
 * The same day a number of months later, or the last day of a shorter month. Always counted from the first day, so that
 * 31 January is followed by 28 February and then 31 March.
 */
export function addMonths(start: WallDay, months: number): WallDay {
  const month = formatMonthNumber(toMonthNumber(start) + months)
  const day = Number(start.slice(`${month}-`.length))
  for (let last = Math.min(day, MAX_DAYS_OF_MONTH); last > 0; last -= 1) {
    const found = parseWallDay(`${month}-${String(last).padStart(2, '0')}`)
    if (found) return found
  }
  throw new RangeError(`“${start}” is no day.`)
}

/** The months after the first one that are due between two days, inclusive. */
export function listFeeDueDays(start: WallDay, from: WallDay, to: WallDay): FeeDay[] {
  const days: FeeDay[] = []
  const firstStart = addDays(from, -MAX_DAYS_OF_MONTH)
  const skipped = firstStart > start ? toMonthNumber(firstStart) - toMonthNumber(start) : 0
  for (let count = Math.max(1, skipped); ; count += 1) {
    const dueOn = addMonths(start, count)
    if (dueOn > to) return days
    if (dueOn >= from) days.push({ month: dueOn.slice(0, 'yyyy-MM'.length), dueOn })
  }
}

type JobContext = { database: Database; now: number; timeZone: string }

const DAYS_AHEAD = 7
/** After a longer downtime of the server no fees are created for the missed months. */
const DAYS_BACK = 31

/**
 * Creates the fees that are due within a week: for each monthly purchase and each month after the first. Running it
 * again creates no duplicates. A fee keeps the price at its creation.
 */
export async function createDueFees({ database, now, timeZone: defaultTimeZone }: JobContext): Promise<void> {
  const { timeZone, currency } = await readSettings(database, { timeZone: defaultTimeZone })
  const today = getDayInZone(timeZone, now)
  const from = addDays(today, -DAYS_BACK)
  const bought = await selectMonthly(database).execute()
  const existing = await readMonths(database, from)
  for (const { id, created_at } of bought) {
    for (const day of listFeeDueDays(getDayInZone(timeZone, created_at), from, addDays(today, DAYS_AHEAD))) {
      if (existing.has(`${id} ${day.month}`)) continue
      await inTransaction(database, (transaction) =>
        createFee(transaction, { purchaseId: id, ...day }, { now, currency, today }),
      )
    }
  }
}

/** The fees created since a day, each as `<purchase> <month>`. */
async function readMonths(database: Database, from: WallDay): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('fees')
    .select(['purchase_id', 'month'])
    .where('month', '>=', from.slice(0, 'yyyy-MM'.length))
    .execute()
  return new Set(rows.map(({ purchase_id, month }) => `${purchase_id} ${month}`))
}

/** The monthly purchases of active students. */
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

type Month = { purchaseId: number; month: string; dueOn: WallDay }
type Terms = { now: number; currency: string; today: WallDay }

async function createFee(
  database: Database,
  { purchaseId, month, dueOn }: Month,
  { now, currency, today }: Terms,
): Promise<void> {
  // An update without a change locks the row, so that the purchase is not ended or corrected until the transaction
  // ends.
  await database
    .updateTable('purchases')
    .set(({ ref }) => ({ fees_ended_at: ref('fees_ended_at') }))
    .where('id', '=', purchaseId)
    .execute()
  // The purchase may have been ended, or the fee created, before the lock was acquired.
  const bought = await selectMonthly(database)
    .where('purchases.id', '=', purchaseId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('fees').select('fees.id').where('purchase_id', '=', purchaseId).where('month', '=', month)),
      ),
    )
    .executeTakeFirst()
  if (!bought) return
  const owing = { kind: 'fee', itemId: bought.course_id, studentId: bought.student_id, month } as const
  const price = toMinorUnits(bought.price, currency)
  const uncoded = { code: undefined, field: 'code' }
  const discount = await resolveDiscount(database, { ...owing, ...uncoded, price, currency, today, isUsed: true })
  const amount = price - discount.discount
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
      discount: discount.discount,
      discount_id: discount.discountId,
      discount_name: discount.discountName,
      amount,
      currency,
      reference: createPaymentReference(owing),
      status: isFree ? 'waived' : 'due',
      created_at: now,
      decided_at: isFree ? now : null,
    })
    .execute()
}
