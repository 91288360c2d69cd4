import type { PaymentKind } from '@maktab/contract/schema'
import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { formatFeeName } from './formatFeeName.ts'

export type Payment = Awaited<ReturnType<typeof readPayments>>[number]
type PaymentFilter = { by: 'id' | 'studentId'; among: readonly number[] }

const readers = { course: ofCourses, event: ofEvents, fee: ofFees } as const

/** Payments of a kind in one shape, the newest first; of events also those that the office took without a receipt. */
export async function readPayments(database: Database, kind: PaymentKind, wanted: PaymentFilter) {
  if (wanted.among.length === 0) return []
  const rows = await readers[kind](database, wanted)
  return rows.map((row) => ({
    kind,
    ...row,
    what: row.month === null ? row.title : formatFeeName(row.title, row.month),
  }))
}

/** Of what isn’t paid for by the month. */
const noMonth = sql<string | null>`null`.as('month')

async function ofCourses(database: Database, { by, among }: PaymentFilter) {
  return database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['purchases.id', 'student_id as studentId', 'accounts.name as payer', 'accounts.status as payerStatus'])
    .select(['courses.name as title', 'course_id as itemId', 'courses.price as priceNow', 'receipt', 'method'])
    .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
    .select(['purchases.status', noMonth, 'reference', 'currency', 'amount', 'discount'])
    .select(['purchases.created_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'purchases.id' : 'student_id', 'in', among)
    .where('receipt', 'is not', null)
    .orderBy('purchases.id', 'desc')
    .execute()
}

async function ofEvents(database: Database, { by, among }: PaymentFilter) {
  return database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .innerJoin('students', 'students.id', 'event_members.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['event_members.id', 'student_id as studentId', 'accounts.name as payer'])
    .select(['accounts.status as payerStatus', 'title', 'event_id as itemId', 'events.price as priceNow'])
    .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
    .select(['receipt', 'method', noMonth, 'payment_status as status', 'reference', 'currency', 'amount', 'discount'])
    .select(['sent_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'event_members.id' : 'student_id', 'in', among)
    .where('payment_status', '!=', 'not_required')
    .where(({ or, eb }) => or([eb('receipt', 'is not', null), eb('decided_at', 'is not', null)]))
    .orderBy('event_members.id', 'desc')
    .execute()
}

async function ofFees(database: Database, { by, among }: PaymentFilter) {
  const rows = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['fees.id', 'student_id as studentId', 'accounts.name as payer', 'accounts.status as payerStatus'])
    .select(['courses.name as title', 'month', 'course_id as itemId', 'courses.price as priceNow'])
    .select(['receipt', 'method', 'fees.price', 'reference', 'currency', 'amount', 'discount'])
    // A month was waived before anybody paid for it, or after what was sent for it had been rejected.
    .select(
      sql<'pending' | 'paid' | 'rejected'>`case fees.status when 'waived' then 'rejected' else fees.status end`.as(
        'status',
      ),
    )
    .select(['sent_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'fees.id' : 'student_id', 'in', among)
    .where('receipt', 'is not', null)
    .orderBy('fees.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, price: fromMinorUnits(row.price, row.currency) }))
}
