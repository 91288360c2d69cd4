import type { Database } from '#database/openDatabase.ts'
import { notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { Tables } from '#database/tables.ts'

/** The price of an event; throws if it is free or unknown. */
export async function requireEventPrice(database: Database, eventId: number): Promise<number> {
  const price = await readEventPrice(database, eventId)
  if (price === undefined) throw notFound()
  if (price === null) throw new HttpError(422, message('This event is free. You can join it without paying.'))
  return price
}

/** Null for a free event, undefined if there is none. */
export async function readEventPrice(database: Database, eventId: number): Promise<number | null | undefined> {
  const event = await database
    .selectFrom('events')
    .select('price')
    .where('id', '=', eventId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return event?.price
}

/** The title of an event, also if it is archived. */
export async function readEventTitle(database: Database, eventId: number): Promise<string> {
  const { title } = await database
    .selectFrom('events')
    .select('title')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  return title
}

type PaymentStatus = Tables['event_members']['payment_status']
/** The stored state of a student and an event; nulls without a row. */
type MembershipState = { payment_status: PaymentStatus | null; is_member: number | null; receipt: string | null }

/**
 * What a student still has to do before joining. A student who joined while the event was free pays nothing as long as
 * they stay.
 */
export function getMemberPaymentStatus(
  price: number | null,
  { payment_status, is_member }: Omit<MembershipState, 'receipt'>,
) {
  if (price === null) return 'not_required'
  if (payment_status === 'paid') return 'paid'
  if (is_member === 1) return 'not_required'
  return payment_status === 'rejected' ? 'rejected' : 'pending'
}

/** The payment status for administrators: a receipt stays visible even if the event became free. */
export function getBilledPaymentStatus(price: number | null, state: MembershipState): PaymentStatus {
  if (state.receipt !== null && state.payment_status !== null) return state.payment_status
  return getMemberPaymentStatus(price, state)
}

/**
 * The row of a student and an event, created if missing. The write locks it until the transaction ends, so that what is
 * read here is still true when it is changed.
 */
export async function lockMembership(database: Database, event_id: number, student_id: number, price: number | null) {
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
