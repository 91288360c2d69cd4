import { recordDecision } from '../audit/decisionLog.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { versionConflict, invalidField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPaymentReference, saveReceiptDecision } from './receiptQueries.ts'
import { type Payment, readPayments } from './getPayment.ts'
import { assertDiscountAvailable } from './discountUses.ts'
import { bookDecision } from './settleItem.ts'
import { waiveFees } from './waiveFees.ts'

const kinds = { paid: 'correctToPaid', rejected: 'correctToRejected', pending: 'correctToReview' } as const

/**
 * Decision 161: corrects a decision and stores the reason, unless someone else changed it in the meantime. The student
 * gets a mail.
 */
export const correctPayment: Handler<'correctPayment'> = async (call) => {
  const { body, database, now } = call
  const { kind, id, paymentStatus: status, reason } = body
  if (status === body.seen) throw invalidField('paymentStatus', message('The payment already has this status.'))
  const [before] = await readPayments(database, kind, { by: 'id', among: [id] })
  if (!before) throw notFound()
  await lockStudentRow(database, before.studentId)
  await correct[kind](call, before)
  // A fee keeps its discount until it is waived, so it needs no new use.
  if (kind !== 'fee' && body.seen === 'rejected') await assertDiscountAvailable(database, { kind, id })
  await saveReceiptDecision(database, { kind, record_id: id }, { status, now })
  await bookDecision(call, { kind, id })
  const record = [`${kind}Payment`, id] as const
  const about = { [kind === 'event' ? kind : 'course']: [before.itemId] }
  const { studentId, what } = before
  await recordDecision(call, { kind: kinds[status], record, studentId, what, reason, about })
  await enqueueCorrectionMail(call, before)
  return { message: message('Decision corrected') }
}

const correct = { course: correctCourse, event: correctEvent, fee: correctFee } as const

/** Locks the student, so that concurrent corrections and purchases run one after the other. */
async function lockStudentRow(database: Database, id: number): Promise<void> {
  await database.updateTable('students').set({ id }).where('id', '=', id).execute()
}

/** A course has at most one paid or pending payment: if the student has paid again, that one stays. */
async function correctCourse(
  { body, database, now }: OperationRequest<'correctPayment'>,
  payment: Payment,
): Promise<void> {
  const { id, paymentStatus: status, seen } = body
  if (seen === 'rejected') {
    const another = await database
      .selectFrom('purchases')
      .select('id')
      .where('student_id', '=', payment.studentId)
      .where('course_id', '=', payment.itemId)
      .where('status', '!=', 'rejected')
      .where('id', '!=', id)
      .executeTakeFirst()
    if (another)
      throw new HttpError(422, message('The student has sent a newer payment for this. Review that one instead.'))
  }
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', id)
    .where('status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  if (status === 'rejected') await waiveFees(database, id, now)
}

/** A student who has not paid can't be a member of an event that costs something. */
async function correctEvent(
  { body, database, now }: OperationRequest<'correctPayment'>,
  { priceNow }: Payment,
): Promise<void> {
  const { id, paymentStatus: status, seen } = body
  const { numUpdatedRows } = await database
    .updateTable('event_members')
    .set({ payment_status: status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', id)
    .where('payment_status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  await bumpVersion(database, 'event_members', id, undefined)
  if (status === 'paid' || priceNow === null) return
  await database
    .updateTable('event_members')
    .set({ is_member: 0, toggled_at: now })
    .where('id', '=', id)
    .where('is_member', '=', 1)
    .execute()
}

/** If the student has sent another receipt since, the correction conflicts with it. */
async function correctFee({ body, database, now }: OperationRequest<'correctPayment'>): Promise<void> {
  const { id, paymentStatus: status, seen } = body
  const { numUpdatedRows } = await database
    .updateTable('fees')
    .set({ status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', id)
    .where('status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  await bumpVersion(database, 'fees', id, undefined)
}

/** In the student's language; deleted students get no mail. */
async function enqueueCorrectionMail(call: OperationRequest<'correctPayment'>, payment: Payment): Promise<unknown> {
  const { kind, itemId, studentId, title, month, amount, currency } = payment
  const { paymentStatus: status, reason } = call.body
  const account = await call.database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email as to', 'language'])
    .where('students.id', '=', studentId)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirst()
  if (!account) return undefined
  const about = { ...account, title, month, reference: getPaymentReference(payment), amount, currency }
  if (status === 'pending') return enqueueMail(call, 'paymentReopened', { ...about, reason })
  if (kind === 'fee') {
    const feeId = call.body.id
    return status === 'paid'
      ? enqueueMail(call, 'feeAccepted', about)
      : enqueueMail(call, 'feeRejected', { ...about, reason, feeId })
  }
  const { archived_at } = await call.database
    .selectFrom(kind === 'course' ? 'courses' : 'events')
    .select('archived_at')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const isThere = archived_at === null
  if (kind === 'event') {
    const payload = { ...about, reason, isThere, eventId: itemId }
    return enqueueMail(call, status === 'paid' ? 'eventPaymentAccepted' : 'eventPaymentRejected', payload)
  }
  return status === 'paid'
    ? enqueueMail(call, 'coursePaymentAccepted', about)
    : enqueueMail(call, 'coursePaymentRejected', { ...about, reason, isOffered: isThere, courseId: itemId })
}
