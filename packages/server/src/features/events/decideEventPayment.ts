import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { saveReceiptDecision } from '../payments/saveReceipt.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { getPaymentReference } from '../payments/getPaymentReference.ts'
import { assertDiscountAvailable } from '../payments/assertDiscountAvailable.ts'
import { notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getBilledPaymentStatus } from './eventPaymentStatus.ts'

const kinds = { paid: 'approvePayment', rejected: 'rejectPayment', pending: 'reopenPayment' } as const

/** An administrator may decide a payment again and again; each new decision is told to the student (1§2). */
export const decideEventPayment: Handler<'updatePaymentStatus'> = async (call) => {
  const { body, database, now } = call
  const status = body.paymentStatus
  const found = await database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .innerJoin('students', 'students.id', 'event_members.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['event_members.id', 'payment_status', 'is_member', 'receipt'])
    .select(['reference', 'amount', 'currency'])
    .select(['events.price', 'title', 'archived_at', 'email', 'language', 'accounts.status'])
    .where('event_id', '=', body.eventID)
    .where('student_id', '=', body.studentID)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { id, price, title, archived_at, email: to, language, amount, currency } = found
  if (getBilledPaymentStatus(price, found) === 'not_required') {
    throw new HttpError(422, message('There is no payment to decide: this student may take part for free.'))
  }
  const decided = await database
    .updateTable('event_members')
    .set({ payment_status: status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', id)
    .where('payment_status', '!=', status)
    .executeTakeFirst()
  await bumpVersion(database, 'event_members', id, body.version)
  if (found.payment_status === 'rejected' && status !== 'rejected')
    await assertDiscountAvailable(database, { kind: 'event', id })
  if (status !== 'paid' && price !== null) {
    await database
      .updateTable('event_members')
      .set({ is_member: 0, toggled_at: now })
      .where('id', '=', id)
      .where('is_member', '=', 1)
      .execute()
  }
  if (decided.numUpdatedRows === 0n) return { message: message('Payment status updated') }
  await saveReceiptDecision(database, { kind: 'event', record_id: id }, { status, now })
  const { reason, studentID: studentId } = body
  const about = { event: [body.eventID] }
  await recordDecision(call, {
    kind: kinds[status],
    record: ['eventPayment', id],
    studentId,
    what: title,
    reason,
    about,
  })
  if (status !== 'pending' && found.status !== 'archived') {
    const eventId = archived_at === null ? body.eventID : null
    const reference = getPaymentReference({ kind: 'event', id, reference: found.reference })
    const payment = { to, language, title, reference, amount, currency, isThere: eventId !== null }
    if (status === 'paid') await enqueueMail(call, 'eventPaymentAccepted', payment)
    else await enqueueMail(call, 'eventPaymentRejected', { ...payment, reason, eventId })
  }
  return { message: message('Payment status updated') }
}
