import type { Database } from '#database/openDatabase.ts'
import { notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** What an event costs; refuses one that costs nothing, or that isn't there. */
export async function requireEventPrice(database: Database, eventId: number): Promise<number> {
  const price = await readEventPrice(database, eventId)
  if (price === undefined) throw notFound()
  if (price === null) throw new HttpError(422, message('This event is free. You can join it without paying.'))
  return price
}

/** Null for a free event, undefined where there is none. */
export async function readEventPrice(database: Database, eventId: number): Promise<number | null | undefined> {
  const event = await database
    .selectFrom('events')
    .select('price')
    .where('id', '=', eventId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return event?.price
}

/** What an event is called, also one that is archived. */
export async function readEventTitle(database: Database, eventId: number): Promise<string> {
  const { title } = await database
    .selectFrom('events')
    .select('title')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  return title
}
