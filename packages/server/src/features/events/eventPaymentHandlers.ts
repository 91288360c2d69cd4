import { lockStudent } from '../auth/lockPeople.ts'
import type { OperationRequest, HandlersFor, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { toAmounts } from '../payments/paymentAmounts.ts'
import {
  saveReceipt,
  markReceiptReplaced,
  saveReceiptDecision,
  toReceiptDetails,
  getPaymentReference,
} from '../payments/receiptQueries.ts'
import { readEntries, serializePayments } from '../payments/paymentEntries.ts'
import { readPaymentTerms } from '../payments/paymentTerms.ts'
import { enqueuePaymentReceivedMail } from '../payments/paymentMails.ts'
import { invalidField, missingField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'
import { requireEventPrice, readEventTitle, lockMembership, getBilledPaymentStatus } from './eventQueries.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { assertDiscountAvailable } from '../payments/discountUses.ts'
import { bookDecision } from '../payments/settleItem.ts'

/** A student's event payment (2§2 “Student events”), and an administrator's view of it (1§2 “Admin Events”). */
export const eventPaymentHandlers: HandlersFor<'submitEventPayment' | 'getEventBilling'> = {
  submitEventPayment: async (call) => {
    const { body, files, account, database, now } = call
    const student = await lockStudent(database, account.id)
    const price = await requireEventPrice(database, body.eventID)
    const before = await lockMembership(database, body.eventID, student.id, price)
    if (before.is_member === 1) throw new HttpError(422, message('You’ve already joined this event.'))
    if (before.payment_status === 'paid') throw new HttpError(422, message('You’ve already paid for this event.'))
    const owing = { kind: 'event', itemId: body.eventID, studentId: student.id } as const
    const terms = await readPaymentTerms(call, { ...owing, price, code: body.code, isUsed: true })
    const { reference, currency, discount, amount } = terms
    const appliedDiscount = { discount_id: terms.discountId, discount_name: terms.discountName }
    const file = files.get('receipt')
    const payment = amount === 0 ? NOTHING_TO_PAY : await preparePayment(call, file)
    const decided_at = amount === 0 ? now : null
    await database
      .updateTable('event_members')
      .set({ ...payment, sent_at: now, decided_at })
      .set(terms.partlyPaid ? {} : { price, reference, currency, discount, amount, ...appliedDiscount })
      .where('id', '=', before.id)
      .execute()
    await bumpVersion(database, 'event_members', before.id, undefined)
    if (!file || payment.receipt === null) {
      await markReceiptReplaced(database, { kind: 'event', record_id: before.id })
      return { message: message('There’s nothing to pay. You can join this event now.'), reference: null }
    }
    const paid = { kind: 'event', record_id: before.id, student_id: student.id } as const
    const sent = { file, receipt: payment.receipt, method: payment.method, form: body, amounts: terms }
    const { id: receiptId, isNew } = await saveReceipt(call, { ...paid, ...sent })
    if (isNew) {
      const title = await readEventTitle(database, body.eventID)
      await enqueuePaymentReceivedMail(call, { paid, payments: [{ title, reference, amount, currency }], receiptId })
    }
    return { message: message('Payment submitted'), reference }
  },

  getEventBilling: async ({ params, database, services, now }) => {
    const found = await database
      .selectFrom('events')
      .innerJoin('students', (join) => join.on('students.id', '=', params.studentId))
      .leftJoin('event_members', (join) =>
        join.onRef('event_id', '=', 'events.id').onRef('student_id', '=', 'students.id'),
      )
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['events.price', 'event_members.id', 'payment_status', 'is_member', 'receipt', 'method', 'sent_at'])
      .select(['event_members.version', 'reference', 'currency', 'amount', 'discount', 'discount_name'])
      .select('accounts.name as payer')
      .where('events.id', '=', params.eventId)
      .executeTakeFirstOrThrow(notFound)
    const paymentStatus = getBilledPaymentStatus(found.price, found)
    const { id, version, payer, sent_at: sentAt, reference } = found
    if (id === null || version === null || paymentStatus === 'not_required') return { billingDetails: null }
    const receipt = services.receipts.sign(found.receipt, now)
    const dayOf = await createDayFormatter(database, services)
    const facts = toReceiptDetails({ kind: 'event', id, reference, sentAt, payer }, dayOf)
    const entriesOf = await readEntries(database, { by: 'record', kind: 'event', id })
    const recorded = serializePayments(
      { kind: 'event', status: paymentStatus, amount: found.amount, currency: found.currency },
      entriesOf('event', id),
      { dayOf, isAdmin: true },
    )
    const amounts = toAmounts({ ...found, discount: found.discount ?? 0 })
    return {
      billingDetails: {
        id,
        receipt,
        paymentMethod: found.method,
        paymentStatus,
        ...amounts,
        ...facts,
        ...recorded,
        version,
      },
    }
  },
}

const NOTHING_TO_PAY = { payment_status: 'paid', receipt: null, method: null } as const

/** Stores the receipt as pending. Receipt and method are required if there is something to pay. */
async function preparePayment({ body, services }: OperationRequest<'submitEventPayment'>, file: File | undefined) {
  if (!file) throw invalidField('receipt', message('Please select a payment method and upload a receipt.'))
  if (body.method === undefined) throw missingField('method', 'Payment method')
  const receipt = await services.pictures.store(file, 'receipt', 'receipt')
  return { payment_status: 'pending', receipt, method: body.method } as const
}

const kinds = { paid: 'approvePayment', rejected: 'rejectPayment', pending: 'reopenPayment' } as const

/** An administrator can change the decision on a payment; each new decision is mailed to the student (1§2). */
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
    .executeTakeFirstOrThrow(notFound)
  const { id, price, title, archived_at, email: to, language, amount, currency } = found
  if (getBilledPaymentStatus(price, found) === 'not_required') {
    throw new HttpError(422, message('There’s nothing to review. This student joins for free.'))
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
  await bookDecision(call, { kind: 'event', id })
  const { reason, studentID: studentId } = body
  const subject = { record: ['eventPayment', id] as const, about: { event: [body.eventID] } }
  await recordDecision(call, { kind: kinds[status], ...subject, studentId, what: title, reason })
  if (status !== 'pending' && found.status !== 'archived') {
    const eventId = archived_at === null ? body.eventID : null
    const reference = getPaymentReference({ kind: 'event', id, reference: found.reference })
    const payment = { to, language, title, reference, amount, currency, isThere: eventId !== null }
    if (status === 'paid') await enqueueMail(call, 'eventPaymentAccepted', payment)
    else await enqueueMail(call, 'eventPaymentRejected', { ...payment, reason, eventId })
  }
  return { message: message('Payment status updated') }
}
