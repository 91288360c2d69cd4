import type { Database } from '#database/openDatabase.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField, versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { lockStudent } from '../auth/lockPeople.ts'
import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'
import { findPartlyPaid } from './partlyPaid.ts'
import { readPaymentTerms } from './paymentTerms.ts'
import { savePurchase } from './savePurchase.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { saveReceiptDecision, getPaymentReference } from './receiptQueries.ts'
import { bookDecision } from './settleItem.ts'

type TimeRange = { from: string; to: string; days?: number[] }

/** Rejects timings without a duration, and duplicates (decisions 24, 29). */
export function checkPurchaseTimings(timings: readonly TimeRange[]): void {
  const visited = new Set<string>()
  for (const [index, { from, to, days }] of timings.entries()) {
    const field = `classTimings[${index}]`
    if (from === to) throw invalidField(field, message('Start and end can’t be the same.'))
    const slot = `${from} ${to} ${serializeWeekdays(days)}`
    if (visited.has(slot)) throw invalidField(field, message('This time is already in the list.'))
    visited.add(slot)
  }
}

/** Stores a student's preferred times, replacing those of an earlier rejected purchase of the course. */
async function replacePurchaseTimings(
  database: Database,
  owners: { student_id: number; course_id: number },
  timings: readonly TimeRange[],
): Promise<void> {
  await database
    .deleteFrom('student_timings')
    .where('student_id', '=', owners.student_id)
    .where('course_id', '=', owners.course_id)
    .execute()
  await database
    .insertInto('student_timings')
    .values(
      timings.map(({ from, to, days }) => ({ ...owners, time_from: from, time_to: to, days: serializeWeekdays(days) })),
    )
    .execute()
}

const REFUSED = {
  paid: message('You’ve already bought this course.'),
  pending: message('Your payment for this course is under review.'),
} as const

/** 2§2 “Student courses”. A purchase is pending until it is decided; a free course needs no decision. */
export const purchaseHandlers: HandlersFor<'purchaseCourse' | 'listEnrolledCourses'> = {
  purchaseCourse: async (call) => {
    const { body, files, account, database } = call
    checkPurchaseTimings(body.classTimings)
    const student = await lockStudent(database, account.id)
    const course = await requireOfferedCourse(database, body.courseID)
    const existing = await database
      .selectFrom('purchases')
      .select('status')
      .where('student_id', '=', student.id)
      .where('course_id', '=', course.id)
      .where('status', 'in', ['paid', 'pending'])
      .execute()
    const status = existing.some((purchase) => purchase.status === 'paid') ? 'paid' : existing[0] && 'pending'
    const owing = { kind: 'course', itemId: course.id, studentId: student.id } as const
    const partlyPaid = await findPartlyPaid(database, owing)
    const isUnderReview = status === 'pending' && !(partlyPaid && partlyPaid.item.receipt === null)
    if (status && (status === 'paid' || isUnderReview)) throw invalidField('courseID', REFUSED[status])

    const owners = { student_id: student.id, course_id: course.id }
    const terms = await readPaymentTerms(call, { ...owing, price: course.price, code: body.code, isUsed: true })
    const isPending = await savePurchase(call, {
      owners,
      course,
      terms,
      file: files.get('receipt'),
      method: body.paymentMethod,
      form: body,
      fields: ['receipt', 'paymentMethod'],
    })
    await replacePurchaseTimings(database, owners, body.classTimings)
    if (!isPending) return { message: message('You’re enrolled in this course.'), reference: null }
    const { email: to, language } = account
    const { reference, amount, currency } = terms
    const payment = { title: course.name, reference, amount, currency }
    await enqueueMail(call, 'paymentReceived', { to, language, payments: [payment] })
    return { message: message('Your purchase is under review.'), reference }
  },

  // A paid course stays listed when it is no longer offered.
  listEnrolledCourses: async ({ account, database }) => {
    const courses = await database
      .selectFrom('courses')
      .select(['id', 'name', 'description', 'price', 'course_duration', 'image', 'pricing'])
      .where('id', 'in', (query) =>
        query
          .selectFrom('students')
          .innerJoin('purchases', 'purchases.student_id', 'students.id')
          .select('purchases.course_id')
          .where('students.account_id', '=', account.id)
          .where('purchases.status', '=', 'paid'),
      )
      .orderBy('id')
      .execute()
    return { courses: courses.map((course) => ({ ...course, image: getPictureUrl(course.image) })) }
  },
}

/** The course of a purchase; throws if it isn't offered. */
export async function requireOfferedCourse(database: Database, id: number) {
  const course = await database
    .selectFrom('courses')
    .select(['id', 'name', 'price', 'pricing'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => invalidField('courseID', message('This course is no longer offered.')))
  return course
}

/** Decision 16: a pending purchase is decided once, and the student gets a mail. */
export const decidePurchase: Handler<'decidePurchase'> = async (call) => {
  const { body, database, now } = call
  const found = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['student_id', 'course_id', 'email', 'language', 'accounts.status', 'courses.name as course'])
    .select('archived_at')
    .select(['purchases.reference', 'amount', 'currency'])
    .where('purchases.id', '=', body.id)
    .executeTakeFirstOrThrow(notFound)
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ status: body.paymentStatus, decided_at: now })
    .where('id', '=', body.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  const { paymentStatus, reason } = body
  await saveReceiptDecision(database, { kind: 'course', record_id: body.id }, { status: paymentStatus, now })
  await bookDecision(call, { kind: 'course', id: body.id })
  const kind = paymentStatus === 'paid' ? 'approvePayment' : 'rejectPayment'
  const record = ['coursePayment', body.id] as const
  const about = { course: [found.course_id] }
  await recordDecision(call, { kind, record, studentId: found.student_id, what: found.course, reason, about })
  if (found.status !== 'archived') {
    const { email: to, language, course: title, course_id: courseId, reference, amount, currency } = found
    const payment = {
      title,
      reference: getPaymentReference({ kind: 'course', id: body.id, reference }),
      amount,
      currency,
    }
    const key = `decision of purchase ${body.id} at ${now}`
    if (paymentStatus === 'paid') await enqueueMail(call, 'coursePaymentAccepted', { to, language, ...payment }, key)
    else {
      const isOffered = found.archived_at === null
      await enqueueMail(call, 'coursePaymentRejected', { to, language, ...payment, reason, isOffered, courseId }, key)
    }
  }
  return { message: message('Payment status updated') }
}
