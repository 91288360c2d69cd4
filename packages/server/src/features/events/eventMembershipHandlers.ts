import type { HandlersFor } from '#contract/Handler.ts'
import { notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { requireStudent } from '../students/studentQueries.ts'
import { readEventPrice, lockMembership, getBilledPaymentStatus, getMemberPaymentStatus } from './eventQueries.ts'

type MembershipCalls = 'listEventMembers' | 'listStudentEvents' | 'toggleEventMembership'

/**
 * 2§2 “Student events”. An administrator lists the members of an event, and joins and leaves on behalf of a student
 * (1§2).
 */
export const eventMembershipHandlers: HandlersFor<MembershipCalls> = {
  listEventMembers: async ({ params, database }) => {
    const event = await database
      .selectFrom('events')
      .select('price')
      .where('id', '=', params.eventId)
      .executeTakeFirstOrThrow(notFound)
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
        payment_status: getBilledPaymentStatus(event.price, row),
        is_member: row.is_member === 1,
      })),
    }
  },

  listStudentEvents: async ({ account, database, services, now }) => {
    const rows = await database
      .selectFrom('events')
      .innerJoin('students', (join) => join.on('students.account_id', '=', account.id))
      .leftJoin('event_members', (join) =>
        join.onRef('event_id', '=', 'events.id').onRef('student_id', '=', 'students.id'),
      )
      .select(['events.id', 'title', 'description', 'events.price', 'time', 'link', 'students.id as studentID'])
      .select(['payment_status', 'is_member', 'receipt', 'method'])
      .where('archived_at', 'is', null)
      .orderBy('time')
      .orderBy('events.id')
      .execute()
    return {
      events: rows.map(({ id, studentID, payment_status, is_member, receipt, method, link, ...event }) => ({
        eventID: id,
        studentID,
        payment_status: getMemberPaymentStatus(event.price, { payment_status, is_member }),
        is_member: is_member === 1,
        receipt: services.receipts.sign(receipt, now),
        method,
        // Anyone can register, but only members see the meeting link.
        event: { id, ...event, link: is_member === 1 ? link : null },
      })),
    }
  },

  // Each call toggles (decision 59), unless it says what it wants: then it is idempotent.
  toggleEventMembership: async ({ params: { eventId, studentId }, query: { wants }, account, database, now }) => {
    const student = await requireStudent(database, studentId)
    const isAllowed = account.role === 'admin' || student.account_id === account.id
    const price = await readEventPrice(database, eventId)
    if (!isAllowed || price === undefined) throw notFound()
    const before = await lockMembership(database, eventId, studentId, price)
    const is_member = wants === undefined ? 1 - before.is_member : Number(wants === 'join')
    if (is_member !== before.is_member) {
      const status = getMemberPaymentStatus(price, before)
      if (is_member === 1 && status !== 'paid' && status !== 'not_required') {
        throw new HttpError(422, message('Pay for this event before joining.'))
      }
      await database
        .updateTable('event_members')
        .set({ is_member, toggled_at: now })
        .where('id', '=', before.id)
        .execute()
    }
    if (account.role === 'admin') {
      return {
        message:
          is_member === 1 ? message('The student has joined the event.') : message('The student has left the event.'),
      }
    }
    return { message: is_member === 1 ? message('You’ve joined the event.') : message('You’ve left the event.') }
  },
}
