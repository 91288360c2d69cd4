import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { parseLink } from '#validation/parseLink.ts'
import { assertCurrencyPrecision } from '../payments/paymentAmounts.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { Database } from '#database/openDatabase.ts'
import { pendingItemQueries } from '../inbox/pendingItemQueries.ts'

/**
 * 1§2 “Admin Events”. A deleted event is archived, so that its members and payments can still be viewed and decided.
 */
export const eventHandlers: HandlersFor<'listEvents' | 'saveEvent' | 'deleteEvent'> = {
  listEvents: async ({ database }) => {
    const events = await database
      .selectFrom('events')
      .select(['id', 'version', 'title', 'description', 'price', 'time', 'link'])
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute()
    const signedUp = await countEventParticipants(database)
    return { event: events.map((event) => ({ ...event, ...signedUp(event.id) })) }
  },

  saveEvent: async ({ body, database, services }) => {
    await assertCurrencyPrecision({ database, services }, 'price', body.price)
    const values = {
      title: body.title,
      description: body.description,
      price: body.price || null,
      time: body.time,
      link: body.link ? parseLink(body.link) : null,
    }
    if (!isOnCalendar(values.time)) throw invalidField('time', message('That date doesn’t exist. Choose another one.'))
    if (body.id === 0) {
      await database
        .insertInto('events')
        .values({ ...values, archived_at: null })
        .execute()
      return { created: { message: message('Event created') } }
    }
    const { numUpdatedRows } = await database
      .updateTable('events')
      .set(values)
      .where('id', '=', body.id)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await bumpVersion(database, 'events', body.id, body.version)
    return { message: message('Event updated') }
  },

  deleteEvent: async (call) => {
    const { params, database, now } = call
    const deleted = await database
      .updateTable('events')
      .set({ archived_at: now })
      .where('id', '=', params.id)
      .where('archived_at', 'is', null)
      .returning('title as name')
      .executeTakeFirstOrThrow(notFound)
    await recordDecision(call, { kind: 'delete', record: ['event', params.id], ...deleted })
    return { message: message('Event deleted') }
  },
}

/** The contract's pattern accepts 30 February. */
function isOnCalendar(time: string): boolean {
  const moment = new Date(`${time}Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(time)
}

/** The numbers of members and pending payments of each listed event, in two queries. */
async function countEventParticipants(database: Database) {
  // Grouped by the index, so that it counts each event without reading the others.
  const joined = await database
    .selectFrom('events')
    .select((of) => [
      'events.id as event_id',
      of
        .selectFrom('event_members')
        .whereRef('event_members.event_id', '=', 'events.id')
        .where('is_member', '=', 1)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('count'),
    ])
    .where('events.archived_at', 'is', null)
    .execute()
  const pending = await pendingItemQueries
    .eventPayment(database)
    .select(({ fn }) => ['event_members.event_id', fn.countAll<number | string>().as('count')])
    .groupBy('event_members.event_id')
    .execute()
  const [memberCountOf, pendingCountOf] = [joined, pending].map(
    (rows) => new Map(rows.map(({ event_id, count }) => [event_id, Number(count)])),
  )
  return (eventId: number) => ({ joined: memberCountOf?.get(eventId) ?? 0, waiting: pendingCountOf?.get(eventId) ?? 0 })
}
