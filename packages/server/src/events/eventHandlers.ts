import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { owe } from '../mail/owe.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import { billedStatusOf } from './paymentStatus.ts'
import { factsOfPayment } from '../payments/paymentFacts.ts'
import { readLink } from '../fields/readLink.ts'
import { readDays } from '../settings/schoolSettings.ts'

type EventCalls =
  | 'listEvents'
  | 'saveEvent'
  | 'deleteEvent'
  | 'listEventMembers'
  | 'getEventBilling'
  | 'updatePaymentStatus'

/** 1§2 “Admin Events”. A deleted event is archived: who was in it and who paid can still be looked up and decided. */
export const eventHandlers: Some<EventCalls> = {
  listEvents: async ({ database }) => ({
    event: await database
      .selectFrom('events')
      .select(['id', 'version', 'title', 'description', 'price', 'time', 'link'])
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute(),
  }),

  saveEvent: async ({ body, database }) => {
    const values = {
      title: body.title.trim(),
      description: body.description.trim(),
      price: body.price || null,
      time: body.time,
      link: body.link?.trim() ? readLink(body.link) : null,
    }
    if (values.title === '') throw invalid('title', 'Title is required')
    if (values.description === '') throw invalid('description', 'Description is required')
    if (!isOnCalendar(values.time)) throw invalid('time', 'This day is not in the calendar. Choose another one.')
    if (body.id === 0) {
      await database
        .insertInto('events')
        .values({ ...values, archived_at: null })
        .execute()
      return { created: { message: 'Event created' } }
    }
    const { numUpdatedRows } = await database
      .updateTable('events')
      .set(values)
      .where('id', '=', body.id)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await countChange(database, 'events', body.id, body.version)
    return { message: 'Event updated' }
  },

  deleteEvent: async ({ params, database, now }) => {
    const { numUpdatedRows } = await database
      .updateTable('events')
      .set({ archived_at: now })
      .where('id', '=', params.id)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    return { message: 'Event deleted' }
  },

  listEventMembers: async ({ params, database }) => {
    const event = await database
      .selectFrom('events')
      .select('price')
      .where('id', '=', params.eventId)
      .executeTakeFirst()
    if (!event) throw notFound()
    const rows = await database
      .selectFrom('event_members')
      .innerJoin('students', 'students.id', 'event_members.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['event_members.id', 'student_id', 'std_id', 'accounts.name', 'payment_status', 'is_member', 'receipt'])
      .where('event_id', '=', params.eventId)
      .orderBy('event_members.id')
      .execute()
    return {
      event: rows.map((row) => ({
        id: row.id,
        student: { id: row.student_id, std_id: row.std_id, name: row.name },
        payment_status: billedStatusOf(event.price, row),
        is_member: row.is_member === 1,
      })),
    }
  },

  getEventBilling: async ({ params, database, school, now }) => {
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
    const receipt = school.receipts.addressOf(found.receipt, now)
    const facts = factsOfPayment({ kind: 'event', id, sentAt, payer }, await readDays(database, school))
    return { billingDetails: { receipt, paymentMethod: found.method, paymentStatus, ...facts, version } }
  },

  updatePaymentStatus: async (call) => {
    const { body, database, now } = call
    const status = body.paymentStatus
    const found = await database
      .selectFrom('event_members')
      .innerJoin('events', 'events.id', 'event_members.event_id')
      .innerJoin('students', 'students.id', 'event_members.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['event_members.id', 'payment_status', 'is_member', 'receipt'])
      .select(['events.price', 'title', 'archived_at', 'email', 'language', 'accounts.status'])
      .where('event_id', '=', body.eventID)
      .where('student_id', '=', body.studentID)
      .executeTakeFirst()
    if (!found) throw notFound()
    const { id, price, title, archived_at, email: to, language } = found
    if (billedStatusOf(price, found) === 'not_required') {
      throw new Refusal(422, 'There is no payment to decide: this student may take part for free.')
    }
    const decided = await database
      .updateTable('event_members')
      .set({ payment_status: status, decided_at: status === 'pending' ? null : now })
      .where('id', '=', id)
      .where('payment_status', '!=', status)
      .executeTakeFirst()
    await countChange(database, 'event_members', id, body.version)
    if (status !== 'paid' && price !== null) {
      await database
        .updateTable('event_members')
        .set({ is_member: 0, toggled_at: now })
        .where('id', '=', id)
        .where('is_member', '=', 1)
        .execute()
    }
    if (decided.numUpdatedRows > 0n && status !== 'pending' && found.status !== 'archived') {
      const kind = status === 'paid' ? 'eventPaymentAccepted' : 'eventPaymentRejected'
      await owe(call, kind, { to, language, title, isThere: archived_at === null })
    }
    return { message: 'Payment status updated' }
  },
}

/** The contract’s pattern lets through a 30th of February. */
function isOnCalendar(time: string): boolean {
  const moment = new Date(`${time}Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(time)
}
