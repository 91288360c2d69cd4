import type { Database } from '../database/openDatabase.ts'
import { whatWaits } from '../notices/whatWaits.ts'

/** How many are in each event, and how many payments for it wait to be decided: two queries for all. */
export async function countSignedUp(database: Database) {
  const joined = await database
    .selectFrom('event_members')
    .select(({ fn }) => ['event_id', fn.countAll<number | string>().as('count')])
    .where('is_member', '=', 1)
    .groupBy('event_id')
    .execute()
  const waiting = await whatWaits
    .eventPayment(database)
    .select(({ fn }) => ['event_members.event_id', fn.countAll<number | string>().as('count')])
    .groupBy('event_members.event_id')
    .execute()
  const [joinedOf, waitingOf] = [joined, waiting].map(
    (rows) => new Map(rows.map(({ event_id, count }) => [event_id, Number(count)])),
  )
  return (eventId: number) => ({ joined: joinedOf?.get(eventId) ?? 0, waiting: waitingOf?.get(eventId) ?? 0 })
}
