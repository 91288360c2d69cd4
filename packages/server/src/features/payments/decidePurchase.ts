import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { saveReceiptDecision } from './saveReceipt.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPaymentReference } from './getPaymentReference.ts'

/** Decision 16: a purchase under review is decided once, and the student is told. */
export const decidePurchase: Handler<'decidePurchase'> = async (call) => {
  const { body, database, now } = call
  const found = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select([
      'student_id',
      'course_id',
      'email',
      'language',
      'accounts.status',
      'courses.name as course',
      'archived_at',
    ])
    .select(['purchases.reference', 'amount', 'currency'])
    .where('purchases.id', '=', body.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ status: body.paymentStatus, decided_at: now })
    .where('id', '=', body.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  const { paymentStatus, reason } = body
  await saveReceiptDecision(database, { kind: 'course', record_id: body.id }, { status: paymentStatus, now })
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
