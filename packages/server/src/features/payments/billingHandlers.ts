import { findStudentId } from '../auth/lockPeople.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { toBilledAmounts } from './paymentAmounts.ts'
import { readReceiptHistory, readNewestReceipts, toReceiptDetails } from './receiptQueries.ts'
import { notFound } from '#lib/HttpError.ts'
import { hasValidEntries, readEntries, serializePayments } from './paymentEntries.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'
import type { Database } from '#database/openDatabase.ts'

/** Payments of a student: 2§2 “Student billing”, and the billing tab of an administrator's “Student details”. */
export const billingHandlers: HandlersFor<'listStudentBilling' | 'listStudentBillingDetails'> = {
  listStudentBilling: async ({ account, database, now, services }) => {
    const dayOf = await createDayFormatter(database, services)
    const studentId = (await findStudentId(database, account.id)) ?? 0
    const newestOf = await readNewestReceipts(database, [studentId])
    const historyOf = await readReceiptHistory(database, [studentId])
    const entriesOf = await readEntries(database, { by: 'student_id', among: [studentId] })
    const viewing = { dayOf, isAdmin: false }
    const purchases = await database
      .selectFrom('purchases')
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'receipt', 'method', 'status', 'created_at'])
      .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
      .select(['course_id', 'courses.name', 'courses.description'])
      .select(['reference', 'currency', 'amount', 'discount', 'discount_name'])
      .where('student_id', '=', studentId)
      // A free course has no bill.
      .where(({ or, eb }) => or([eb('receipt', 'is not', null), hasValidEntries('course', 'purchases.id')]))
      .orderBy('purchases.id', 'desc')
      .execute()
    const payments = await database
      .selectFrom('event_members')
      .innerJoin('events', 'events.id', 'event_members.event_id')
      .select(['event_members.id', 'receipt', 'method', 'payment_status', 'sent_at'])
      .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
      .select(['event_id', 'title', 'description', 'reference', 'currency', 'amount', 'discount', 'discount_name'])
      .where('student_id', '=', studentId)
      .where(({ or, eb }) => or([eb('receipt', 'is not', null), hasValidEntries('event', 'event_members.id')]))
      .orderBy('event_members.id', 'desc')
      .execute()
    const reasons = await readRejectionReasons(database, account.id)
    return {
      billing: [
        ...purchases.map(
          ({ id, course_id, name, description, price, receipt, method, status, created_at, ...stored }) => ({
            id,
            kind: 'course' as const,
            courseId: course_id,
            event: null,
            course: { id: course_id, name, description, price },
            receipt: services.receipts.sign(receipt, now),
            paymentMethod: method,
            paymentStatus: status,
            reason: status === 'rejected' ? (reasons.get(`coursePayment ${id}`) ?? null) : null,
            history: historyOf('course', id),
            ...serializePayments({ kind: 'course', status, ...stored }, entriesOf('course', id), viewing),
            ...toBilledAmounts({ ...stored, ...newestOf('course', id) }),
            ...toReceiptDetails({ ...stored, kind: 'course', id, sentAt: created_at, payer: account.name }, dayOf),
          }),
        ),
        ...payments.map(
          ({ id, event_id, title, description, price, receipt, method, payment_status, sent_at, ...stored }) => ({
            id,
            kind: 'event' as const,
            eventId: event_id,
            event: { id: event_id, title, description, price },
            course: null,
            receipt: services.receipts.sign(receipt, now),
            paymentMethod: method,
            paymentStatus: payment_status,
            reason: payment_status === 'rejected' ? (reasons.get(`eventPayment ${id}`) ?? null) : null,
            history: historyOf('event', id),
            ...serializePayments({ kind: 'event', status: payment_status, ...stored }, entriesOf('event', id), viewing),
            ...toBilledAmounts({ ...stored, ...newestOf('event', id) }),
            ...toReceiptDetails({ ...stored, kind: 'event', id, sentAt: sent_at, payer: account.name }, dayOf),
          }),
        ),
      ],
    }
  },

  listStudentBillingDetails: async ({ params, database, now, services }) => {
    const student = await database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['students.id', 'accounts.name'])
      .where('students.id', '=', params.id)
      .executeTakeFirstOrThrow(notFound)
    const dayOf = await createDayFormatter(database, services)
    const newestOf = await readNewestReceipts(database, [student.id])
    const entriesOf = await readEntries(database, { by: 'student_id', among: [student.id] })
    const viewing = { dayOf, isAdmin: true }
    const rows = await database
      .selectFrom('purchases')
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'receipt', 'method', 'status', 'created_at', 'course_id', 'name', 'course_duration'])
      .select(['reference', 'currency', 'amount', 'discount', 'discount_name'])
      .where('student_id', '=', student.id)
      .orderBy('purchases.id', 'desc')
      .execute()
    return {
      data: rows.map(({ id, receipt, method, status, created_at, course_id, name, course_duration, ...stored }) => ({
        id,
        courseId: course_id,
        receipt: services.receipts.sign(receipt, now),
        paymentMethod: method,
        paymentStatus: status,
        course: { name, course_duration },
        ...serializePayments({ kind: 'course', status, ...stored }, entriesOf('course', id), viewing),
        ...toBilledAmounts({ ...stored, ...newestOf('course', id) }),
        ...toReceiptDetails({ ...stored, kind: 'course', id, sentAt: created_at, payer: student.name }, dayOf),
      })),
    }
  },
}

/** The latest rejection reasons of a student's payments, by keys like `coursePayment 3`. */
async function readRejectionReasons(database: Database, accountId: number): Promise<Map<string, string | null>> {
  const rows = await database
    .selectFrom('acts')
    .innerJoin('students', 'students.id', 'acts.student_id')
    .select(['record_kind', 'record_id', 'reason'])
    .where('students.account_id', '=', accountId)
    .where('kind', 'in', ['rejectPayment', 'correctToRejected'])
    .orderBy('acts.id')
    .execute()
  return new Map(rows.map(({ record_kind, record_id, reason }) => [`${record_kind} ${record_id}`, reason]))
}
