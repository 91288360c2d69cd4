import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import type { Database } from '../database/openDatabase.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import { paymentStatusOf } from './paymentStatus.ts'

/** 2§2 “Student events”; an administrator joins and leaves for a student (1§2). */
export const eventMembershipHandlers: Some<'listStudentEvents' | 'submitEventPayment' | 'toggleEventMembership'> = {
  listStudentEvents: async ({ account, database, school, now }) => {
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
        payment_status: paymentStatusOf(event.price, { payment_status, is_member }),
        is_member: is_member === 1,
        receipt: school.receipts.addressOf(receipt, now),
        method,
        // Registration is open to all: where an event takes place is for those who are in it.
        event: { id, ...event, link: is_member === 1 ? link : null },
      })),
    }
  },

  submitEventPayment: async ({ body, files, account, database, now, school, afterwards }) => {
    const file = files.get('receipt')
    if (!file) throw invalid('receipt', 'Please select a payment method and upload a receipt.')
    const student = await database
      .selectFrom('students')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    const price = await priceToPay(database, body.eventID)
    if (!student) throw notFound()
    const before = await holdRow(database, body.eventID, student.id, price)
    if (before.is_member === 1) throw new Refusal(422, 'You are in this event already.')
    if (before.payment_status === 'paid') throw new Refusal(422, 'You have paid for this event already.')
    const receipt = await school.pictures.keep(file, 'receipt', 'receipt')
    await database
      .updateTable('event_members')
      .set({ payment_status: 'pending', receipt, method: body.method, price, sent_at: now, decided_at: null })
      .where('id', '=', before.id)
      .execute()
    await countChange(database, 'event_members', before.id, undefined)
    const { receipt: old } = before
    if (old !== null) afterwards(() => school.pictures.retire(old))
    return { message: 'Payment submitted' }
  },

  // Every call toggles (decision 59), unless it says what it wants: then a second one changes nothing.
  toggleEventMembership: async ({ params: { eventId, studentId }, query: { wants }, account, database, now }) => {
    const student = await database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select('account_id')
      .where('students.id', '=', studentId)
      .where('accounts.status', '!=', 'archived')
      .executeTakeFirst()
    const isAllowed = student && (account.role === 'admin' || student.account_id === account.id)
    const price = await priceOf(database, eventId)
    if (!isAllowed || price === undefined) throw notFound()
    const before = await holdRow(database, eventId, studentId, price)
    const is_member = wants === undefined ? 1 - before.is_member : Number(wants === 'join')
    if (is_member !== before.is_member) {
      const status = paymentStatusOf(price, before)
      if (is_member === 1 && status !== 'paid' && status !== 'not_required') {
        throw new Refusal(422, 'Pay for this event before you join it.')
      }
      await database
        .updateTable('event_members')
        .set({ is_member, toggled_at: now })
        .where('id', '=', before.id)
        .execute()
    }
    if (account.role === 'admin') {
      return { message: is_member === 1 ? 'The student has joined the event.' : 'The student has left the event.' }
    }
    return { message: is_member === 1 ? 'You have joined the event.' : 'You have left the event.' }
  },
}

/** What an event costs; refuses one that costs nothing, or that isn't there. */
export async function priceToPay(database: Database, eventId: number): Promise<number> {
  const price = await priceOf(database, eventId)
  if (price === undefined) throw notFound()
  if (price === null) throw new Refusal(422, 'This event is free. You can join it without paying.')
  return price
}

/** Null for a free event, undefined where there is none. */
async function priceOf(database: Database, eventId: number): Promise<number | null | undefined> {
  const event = await database
    .selectFrom('events')
    .select('price')
    .where('id', '=', eventId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return event?.price
}

/**
 * The one row of a student and an event, made if there is none. Writing it, though nothing changes, keeps it from all
 * others until the transaction ends, so that what is read here still holds when it is changed.
 */
async function holdRow(database: Database, event_id: number, student_id: number, price: number | null) {
  return database
    .insertInto('event_members')
    .values({
      event_id,
      student_id,
      is_member: 0,
      payment_status: price === null ? 'not_required' : 'pending',
      receipt: null,
      method: null,
      toggled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'student_id'])
        .doUpdateSet(({ ref }) => ({ student_id: ref('excluded.student_id') })),
    )
    .returning(['id', 'is_member', 'payment_status', 'receipt'])
    .executeTakeFirstOrThrow()
}
