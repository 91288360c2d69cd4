import type { Some } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import { invalid, notFound } from '../Refusal.ts'
import { addressOf } from '../uploads/addressOf.ts'
import { checkTimings, replaceTimings } from './purchaseTimings.ts'

type PurchaseCalls = 'purchaseCourse' | 'listStudentBilling' | 'listEnrolledCourses' | 'listStudentBillingDetails'

const REFUSED = {
  paid: 'You have bought this course already.',
  pending: 'Your payment for this course is under review.',
}

/** 2§2 “Student courses” and “Student billing”. A purchase waits until somebody decides it. */
export const purchaseHandlers: Some<PurchaseCalls> = {
  purchaseCourse: async ({ body, files, account, database, now, school }) => {
    checkTimings(body.classTimings)
    const student = await lockStudent(database, account.id)
    const course = await database
      .selectFrom('courses')
      .select('id')
      .where('id', '=', body.courseID)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!course) throw invalid('courseID', 'This course is no longer offered.')
    const standing = await database
      .selectFrom('purchases')
      .select('status')
      .where('student_id', '=', student.id)
      .where('course_id', '=', course.id)
      .where('status', 'in', ['paid', 'pending'])
      .execute()
    const status = standing.some((purchase) => purchase.status === 'paid') ? 'paid' : standing[0] && 'pending'
    if (status) throw invalid('courseID', REFUSED[status])

    const file = files.get('receipt')
    if (!file) throw invalid('receipt', 'Receipt is required')
    const receipt = await school.pictures.keep(file, 'receipt', 'receipt')
    const owners = { student_id: student.id, course_id: course.id }
    await database
      .insertInto('purchases')
      .values({
        ...owners,
        receipt,
        method: body.paymentMethod,
        status: 'pending',
        created_at: now,
        decided_at: null,
      })
      .execute()
    await replaceTimings(database, owners, body.classTimings)
    return { message: 'Your purchase is under review.' }
  },

  listStudentBilling: async ({ account, database, now, school }) => {
    const purchases = await database
      .selectFrom('students')
      .innerJoin('purchases', 'purchases.student_id', 'students.id')
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'receipt', 'method', 'status', 'courses.name', 'courses.description', 'courses.price'])
      .where('students.account_id', '=', account.id)
      .orderBy('purchases.id', 'desc')
      .execute()
    const payments = await database
      .selectFrom('students')
      .innerJoin('event_members', 'event_members.student_id', 'students.id')
      .innerJoin('events', 'events.id', 'event_members.event_id')
      .select(['event_members.id', 'receipt', 'method', 'payment_status', 'title', 'description', 'price'])
      .where('students.account_id', '=', account.id)
      .where('receipt', 'is not', null)
      .orderBy('event_members.id', 'desc')
      .execute()
    return {
      billing: [
        ...purchases.map(({ id, receipt, method, status, ...course }) => ({
          id,
          event: null,
          course,
          receipt: school.receipts.addressOf(receipt, now),
          paymentMethod: method,
          paymentStatus: status,
        })),
        ...payments.map(({ id, receipt, method, payment_status, ...event }) => ({
          id,
          event,
          course: null,
          receipt: school.receipts.addressOf(receipt, now),
          paymentMethod: method,
          paymentStatus: payment_status,
        })),
      ],
    }
  },

  // A course that is no longer offered stays with those who paid for it.
  listEnrolledCourses: async ({ account, database }) => {
    const courses = await database
      .selectFrom('courses')
      .select(['id', 'name', 'description', 'price', 'course_duration', 'image'])
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
    return { courses: courses.map((course) => ({ ...course, image: addressOf(course.image) })) }
  },

  listStudentBillingDetails: async ({ params, database, now, school }) => {
    const student = await database.selectFrom('students').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!student) throw notFound()
    const rows = await database
      .selectFrom('purchases')
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'receipt', 'method', 'status', 'name', 'course_duration'])
      .where('student_id', '=', student.id)
      .orderBy('purchases.id', 'desc')
      .execute()
    return {
      data: rows.map(({ id, receipt, method, status, ...course }) => ({
        id,
        receipt: school.receipts.addressOf(receipt, now),
        paymentMethod: method,
        paymentStatus: status,
        course,
      })),
    }
  },
}

/** Whoever buys, with their row held until the end of the transaction: of a double press, the second must see the first. */
async function lockStudent(database: Database, accountId: number): Promise<{ id: number }> {
  const student = await database
    .updateTable('students')
    .set({ account_id: accountId })
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!student) throw notFound()
  return student
}
