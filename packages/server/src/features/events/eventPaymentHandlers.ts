import { lockStudent } from '../auth/lockStudent.ts'
import type { OperationRequest, HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { toAmounts } from '../payments/toBilledAmounts.ts'
import { saveReceipt, markReceiptReplaced } from '../payments/saveReceipt.ts'
import { readPaymentTerms } from '../payments/readPaymentTerms.ts'
import { computeSha256 } from '../payments/computeSha256.ts'
import { enqueuePaymentReceivedMail } from '#features/payments/enqueuePaymentReceivedMail.ts'
import { toReceiptDetails } from '../payments/getPaymentReference.ts'
import { invalidField, missingField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { createDayFormatter } from '../settings/schoolDays.ts'
import { requireEventPrice, readEventTitle } from './eventQueries.ts'
import { lockMembership } from './lockMembership.ts'
import { getBilledPaymentStatus } from './eventPaymentStatus.ts'

/** What a student pays for an event (2§2 “Student events”), and what an administrator sees of it (1§2 “Admin Events”). */
export const eventPaymentHandlers: HandlersFor<'submitEventPayment' | 'getEventBilling'> = {
  submitEventPayment: async (call) => {
    const { body, files, account, database, now, services, afterCommit } = call
    const student = await lockStudent(database, account.id)
    const price = await requireEventPrice(database, body.eventID)
    const before = await lockMembership(database, body.eventID, student.id, price)
    if (before.is_member === 1) throw new HttpError(422, message('You are in this event already.'))
    if (before.payment_status === 'paid') throw new HttpError(422, message('You have paid for this event already.'))
    const owing = { kind: 'event', itemId: body.eventID, studentId: student.id } as const
    const terms = await readPaymentTerms(call, { ...owing, price, code: body.code, isUsed: true })
    const { reference, currency, discount, amount, discountId, discountName } = terms
    const file = files.get('receipt')
    const payment = amount === 0 ? NOTHING_TO_PAY : await receive(call, file)
    const decided_at = amount === 0 ? now : null
    await database
      .updateTable('event_members')
      .set({ ...payment, price, sent_at: now, decided_at })
      .set({ reference, currency, discount, amount, discount_id: discountId, discount_name: discountName })
      .where('id', '=', before.id)
      .execute()
    await bumpVersion(database, 'event_members', before.id, undefined)
    if (!file || payment.receipt === null) {
      await markReceiptReplaced(database, { kind: 'event', record_id: before.id })
      return { message: message('Nothing is to be paid. You can join this event now.'), reference: null }
    }
    const {
      id: receiptId,
      isNew,
      needless,
    } = await saveReceipt(database, {
      student_id: student.id,
      kind: 'event',
      record_id: before.id,
      file: payment.receipt,
      sha256: await computeSha256(file),
      method: payment.method,
      origin: body.origin ?? null,
      transaction_id: body.transactionId ?? null,
      currency,
      amount,
      sent_at: now,
    })
    if (needless !== null) afterCommit(() => services.pictures.retire(needless))
    if (isNew) {
      const { email: to, language } = account
      const title = await readEventTitle(database, body.eventID)
      const payments = [{ title, reference, amount, currency }]
      await enqueuePaymentReceivedMail(
        call,
        { kind: 'event', recordId: before.id },
        { to, language, payments, receiptId },
      )
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
      .executeTakeFirst()
    if (!found) throw notFound()
    const paymentStatus = getBilledPaymentStatus(found.price, found)
    const { id, version, payer, sent_at: sentAt, reference } = found
    if (id === null || version === null || paymentStatus === 'not_required') return { billingDetails: null }
    const receipt = services.receipts.sign(found.receipt, now)
    const facts = toReceiptDetails(
      { kind: 'event', id, reference, sentAt, payer },
      await createDayFormatter(database, services),
    )
    const amounts = toAmounts({ ...found, discount: found.discount ?? 0 })
    return {
      billingDetails: { id, receipt, paymentMethod: found.method, paymentStatus, ...amounts, ...facts, version },
    }
  },
}

const NOTHING_TO_PAY = { payment_status: 'paid', receipt: null, method: null } as const

/** A receipt waits to be decided; both it and the method are needed where something is to be paid. */
async function receive({ body, services }: OperationRequest<'submitEventPayment'>, file: File | undefined) {
  if (!file) throw invalidField('receipt', message('Please select a payment method and upload a receipt.'))
  if (body.method === undefined) throw missingField('method', 'Payment method')
  const receipt = await services.pictures.store(file, 'receipt', 'receipt')
  return { payment_status: 'pending', receipt, method: body.method } as const
}
