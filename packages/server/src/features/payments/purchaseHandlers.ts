import { lockStudent } from '../auth/lockStudent.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl } from '#storage/getPictureUrl.ts'
import { readPaymentTerms } from './readPaymentTerms.ts'
import { savePurchase } from './savePurchase.ts'
import { preparePayment } from './preparePayment.ts'
import { checkPurchaseTimings, replacePurchaseTimings } from './purchaseTimings.ts'

const REFUSED = {
  paid: message('You have bought this course already.'),
  pending: message('Your payment for this course is under review.'),
} as const

/** 2§2 “Student courses”. A purchase waits until somebody decides it; a free course needs no decision. */
export const purchaseHandlers: HandlersFor<'purchaseCourse' | 'listEnrolledCourses'> = {
  purchaseCourse: async (call) => {
    const { body, files, account, database, now, services } = call
    checkPurchaseTimings(body.classTimings)
    const student = await lockStudent(database, account.id)
    const course = await requireOfferedCourse(database, body.courseID)
    const standing = await database
      .selectFrom('purchases')
      .select('status')
      .where('student_id', '=', student.id)
      .where('course_id', '=', course.id)
      .where('status', 'in', ['paid', 'pending'])
      .execute()
    const status = standing.some((purchase) => purchase.status === 'paid') ? 'paid' : standing[0] && 'pending'
    if (status) throw invalidField('courseID', REFUSED[status])

    const owners = { student_id: student.id, course_id: course.id }
    const file = files.get('receipt')
    const owing = { kind: 'course', itemId: course.id, studentId: student.id } as const
    const terms = await readPaymentTerms(call, { ...owing, price: course.price, code: body.code, isUsed: true })
    const payment = await preparePayment({
      amount: terms.amount,
      file,
      method: body.paymentMethod,
      fields: ['receipt', 'paymentMethod'],
      pictures: services.pictures,
      now,
    })
    const sent = { transactionId: body.transactionId, origin: body.origin, file }
    const isSent = await savePurchase(call, { owners, course, payment, terms, sent })
    await replacePurchaseTimings(database, owners, body.classTimings)
    if (isSent) {
      const { email: to, language } = account
      await enqueueMail(call, 'paymentReceived', { to, language, payments: [{ ...terms, title: course.name }] })
    }
    if (payment.status === 'paid') return { message: message('You are enrolled in this course.'), reference: null }
    return { message: message('Your purchase is under review.'), reference: terms.reference }
  },

  // A course that is no longer offered stays with those who paid for it.
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

/** The course that somebody wants to buy; refuses one that is not, or no longer, offered. */
export async function requireOfferedCourse(database: Database, id: number) {
  const course = await database
    .selectFrom('courses')
    .select(['id', 'name', 'price', 'pricing'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!course) throw invalidField('courseID', message('This course is no longer offered.'))
  return course
}
