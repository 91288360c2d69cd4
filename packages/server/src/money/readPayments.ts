import type { Database } from '../database/openDatabase.ts'

export type PaymentKind = 'course' | 'event'
export type Payment = Awaited<ReturnType<typeof readPayments>>[number]
type Wanted = { by: 'id' | 'studentId'; among: readonly number[] }

/** Payments of a kind in one shape, the newest first; of events also those that the office took without a receipt. */
export async function readPayments(database: Database, kind: PaymentKind, wanted: Wanted) {
  if (wanted.among.length === 0) return []
  const rows = kind === 'course' ? await ofCourses(database, wanted) : await ofEvents(database, wanted)
  return rows.map((row) => ({ kind, ...row }))
}

const ofCourses = (database: Database, { by, among }: Wanted) =>
  database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['purchases.id', 'student_id as studentId', 'accounts.name as payer', 'accounts.status as payerStatus'])
    .select(['courses.name as what', 'course_id as itemId', 'courses.price as priceNow', 'receipt', 'method'])
    .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
    .select(['purchases.status', 'reference', 'currency', 'amount', 'discount'])
    .select(['purchases.created_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'purchases.id' : 'student_id', 'in', among)
    .where('receipt', 'is not', null)
    .orderBy('purchases.id', 'desc')
    .execute()

const ofEvents = (database: Database, { by, among }: Wanted) =>
  database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .innerJoin('students', 'students.id', 'event_members.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['event_members.id', 'student_id as studentId', 'accounts.name as payer'])
    .select(['accounts.status as payerStatus', 'title as what', 'event_id as itemId', 'events.price as priceNow'])
    .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
    .select(['receipt', 'method', 'payment_status as status', 'reference', 'currency', 'amount', 'discount'])
    .select(['sent_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'event_members.id' : 'student_id', 'in', among)
    .where('payment_status', '!=', 'not_required')
    .where(({ or, eb }) => or([eb('receipt', 'is not', null), eb('decided_at', 'is not', null)]))
    .orderBy('event_members.id', 'desc')
    .execute()
