import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { factsOfPayment } from '../payments/paymentFacts.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import { readDays } from '../settings/schoolDays.ts'
import { priceToPay } from './eventPrice.ts'
import { holdMembership } from './holdMembership.ts'
import { billedStatusOf } from './paymentStatus.ts'

/** What a student pays for an event (2§2 “Student events”), and what an administrator sees of it (1§2 “Admin Events”). */
export const eventPaymentHandlers: Some<'submitEventPayment' | 'getEventBilling'> = {
  submitEventPayment: async ({ body, files, account, database, now, services, afterwards }) => {
    const file = files.get('receipt')
    if (!file) throw invalid('receipt', 'Please select a payment method and upload a receipt.')
    const student = await database
      .selectFrom('students')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    const price = await priceToPay(database, body.eventID)
    if (!student) throw notFound()
    const before = await holdMembership(database, body.eventID, student.id, price)
    if (before.is_member === 1) throw new Refusal(422, 'You are in this event already.')
    if (before.payment_status === 'paid') throw new Refusal(422, 'You have paid for this event already.')
    const receipt = await services.pictures.keep(file, 'receipt', 'receipt')
    await database
      .updateTable('event_members')
      .set({ payment_status: 'pending', receipt, method: body.method, price, sent_at: now, decided_at: null })
      .where('id', '=', before.id)
      .execute()
    await countChange(database, 'event_members', before.id, undefined)
    const { receipt: old } = before
    if (old !== null) afterwards(() => services.pictures.retire(old))
    return { message: 'Payment submitted' }
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
      .select('event_members.version')
      .select('accounts.name as payer')
      .where('events.id', '=', params.eventId)
      .executeTakeFirst()
    if (!found) throw notFound()
    const paymentStatus = billedStatusOf(found.price, found)
    const { id, version, payer, sent_at: sentAt } = found
    if (id === null || version === null || paymentStatus === 'not_required') return { billingDetails: null }
    const receipt = services.receipts.addressOf(found.receipt, now)
    const facts = factsOfPayment({ kind: 'event', id, sentAt, payer }, await readDays(database, services))
    return { billingDetails: { id, receipt, paymentMethod: found.method, paymentStatus, ...facts, version } }
  },
}
