import type { Fee } from '@maktab/contract/schema'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { readNewestReceipts, readReceiptHistory, readDecisionReasons } from './receiptQueries.ts'
import { formatTimestamp } from './reportPeriods.ts'
import type { Services } from '#contract/Handler.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'
import { readEntries, serializePayments } from './paymentEntries.ts'
import { readPaidTogether } from './sharedReceipts.ts'

/** Fees joined with student and course. */
export function selectFees(database: Database) {
  return database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
}

/** Unpaid fees of current students, for `selectFees`. */
const isUnpaidFee = sql<SqlBool>`fees.status in ('due', 'rejected') and accounts.status <> 'archived'`

/** Unpaid fees whose due date isn't over, for `selectFees`. */
export function isFeeDue(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isUnpaidFee} and fees.due_on >= ${today})`
}

/** Unpaid fees whose due date is over, for `selectFees`. */
export function isOverdueFee(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isUnpaidFee} and fees.due_on < ${today})`
}

type FeeContext = { today: string; services: Services; now: number; isAdmin: boolean }

/** Fees for the response, with the reasons of their decisions. */
export async function readFees(
  database: Database,
  ids: readonly number[],
  { today, services, now, isAdmin }: FeeContext,
): Promise<Fee[]> {
  if (ids.length === 0) return []
  const rows = await selectFees(database)
    .innerJoin('purchases', 'purchases.id', 'fees.purchase_id')
    .select('purchases.fees_ended_at')
    .select(['fees.id', 'fees.version', 'fees.student_id', 'fees.course_id', 'purchase_id', 'month', 'due_on'])
    .select(['fees.status', 'fees.price', 'fees.discount', 'fees.discount_name', 'fees.amount', 'fees.currency'])
    .select(['fees.reference', 'fees.receipt', 'fees.method'])
    .select(['fees.sent_at', 'fees.decided_at', 'courses.name as course', 'accounts.name', 'std_id as code'])
    .select(['contact_number as phone', 'language'])
    .where('fees.id', 'in', ids)
    .execute()
  const studentIds = [...new Set(rows.map(({ student_id }) => student_id))]
  const newestOf = await readNewestReceipts(database, studentIds)
  const historyOf = await readReceiptHistory(database, studentIds)
  const readReason = await readDecisionReasons(database, studentIds)
  const togetherOf = await readPaidTogether(database, ids)
  const entriesOf = await readEntries(database, { by: 'student_id', among: studentIds })
  const viewing = { dayOf: await createDayFormatter(database, services), isAdmin }
  // Fees waived because their purchase was rejected have that reason.
  const reasonOf = ({ id, purchase_id, decided_at }: (typeof rows)[number]) =>
    readReason('fee', id, decided_at) ?? readReason('course', purchase_id, decided_at)
  const fees = rows.map((row) => ({
    id: row.id,
    version: row.version,
    student: { id: row.student_id, name: row.name, code: row.code, phone: row.phone, language: row.language },
    course: { id: row.course_id, name: row.course },
    purchaseId: row.purchase_id,
    feesEndedAt: formatTimestamp(row.fees_ended_at),
    month: row.month,
    dueOn: row.due_on,
    status: statusOf(row.status, row.due_on, today),
    isRejected: row.status === 'rejected',
    price: fromMinorUnits(row.price, row.currency),
    discount: fromMinorUnits(row.discount, row.currency),
    discountName: row.discount_name,
    amount: fromMinorUnits(row.amount, row.currency),
    currency: row.currency,
    reference: row.reference,
    receipt: services.receipts.sign(row.receipt, now),
    paymentMethod: row.method,
    origin: newestOf('fee', row.id).origin,
    transactionId: newestOf('fee', row.id).transactionId,
    sentAt: formatTimestamp(row.sent_at),
    seenAt: formatTimestamp(newestOf('fee', row.id).seenAt),
    decidedAt: formatTimestamp(row.decided_at),
    reason: row.status === 'rejected' || row.status === 'waived' ? reasonOf(row) : null,
    history: historyOf('fee', row.id),
    ...serializePayments({ kind: 'fee', ...row }, entriesOf('fee', row.id), viewing),
    ...togetherOf(row.id),
  }))
  const places = new Map(ids.map((id, index) => [id, index]))
  return fees.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

/** A fee past its due date is overdue, also if its receipt was rejected. */
function statusOf(stored: Exclude<Fee['status'], 'overdue'>, dueOn: string, today: string): Fee['status'] {
  const isUnpaid = stored === 'due' || stored === 'rejected'
  return isUnpaid && dueOn < today ? 'overdue' : stored
}
