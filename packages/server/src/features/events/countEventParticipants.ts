import type { Database } from '#database/openDatabase.ts'
import { pendingQueries } from '../inbox/pendingQueries.ts'

/** How many are in each event that is told, and how many payments for it wait to be decided: two queries for all. */
export async function countEventParticipants(database: Database) {
  // Each by the index: who is in one event is never looked at beside those of all others.
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
  const waiting = await pendingQueries
    .eventPayment(database)
    .select(({ fn }) => ['event_members.event_id', fn.countAll<number | string>().as('count')])
    .groupBy('event_members.event_id')
    .execute()
  const [joinedOf, waitingOf] = [joined, waiting].map(
    (rows) => new Map(rows.map(({ event_id, count }) => [event_id, Number(count)])),
  )
  return (eventId: number) => ({ joined: joinedOf?.get(eventId) ?? 0, waiting: waitingOf?.get(eventId) ?? 0 })
}
