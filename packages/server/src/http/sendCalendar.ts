import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { hashToken } from '../features/auth/sessions.ts'
import type { Database } from '../database/openDatabase.ts'
import { tryWrite } from '../database/transactions.ts'
import { limitCalendarGuesses } from './rateLimits.ts'
import { getClientAddress, getClientNetwork } from './clientNetwork.ts'
import type { Services } from '../contract/Handler.ts'
import { unknownUrl } from '../lib/HttpError.ts'
import { writeICalendar } from '@maktab/calendar/writeICalendar'
import type { Account } from '../database/tables.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import { formatTrialTitle, readTrialSeries } from '../features/trial/trialSeries.ts'
import { readClassSeries } from '../features/timetable/readClassSeries.ts'

const WEEK_MILLISECONDS = 7 * 24 * 60 * 60_000

type FeedContext = {
  database: Database
  services: Pick<Services, 'timeZone' | 'publicUrl'>
  account: Pick<Account, 'id' | 'role' | 'language'>
  now: number
}

/**
 * Builds an account’s lessons, for teachers with their trial lessons, as an iCalendar file that stays identical until
 * its content changes. Time zones without a fixed rule list each lesson, for a period that moves forward on Thursdays.
 */
async function buildCalendarFeed({ database, services, account, now }: FeedContext): Promise<string> {
  const { name, timeZone } = await readSettings(database, services)
  const host = new URL(services.publicUrl).hostname
  const all = await readClassSeries(database, account)
  const trials = await readTrialSeries(database, account, timeZone)
  return writeICalendar({
    name,
    zone: timeZone,
    now: Math.floor(now / WEEK_MILLISECONDS) * WEEK_MILLISECONDS,
    entries: [
      ...all.map(({ classId, timingId, teacher, ...entry }) => ({
        ...entry,
        uid: `class-${classId}-${timingId}@${host}`,
        ...(account.role !== 'teacher' && { description: teacher.name }),
      })),
      ...trials.map((entry) => ({
        ...entry,
        title: formatTrialTitle(entry.title, account.language ?? 'en'),
        uid: `trial-${-entry.classId}@${host}`,
      })),
    ],
  })
}

type Context = { database: Database; services: Services; now: () => number }

const HOUR_MILLISECONDS = 60 * 60_000
/** A token followed by the file extension of calendars. */
const SECRET = /^([\w-]{43})\.ics$/

/** Sends the calendar of a secret URL; a revoked URL returns the same 404 as an unknown one. */
export async function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, services, now }: Context,
): Promise<FastifyReply> {
  const { name } = request.params as { name: string }
  const [at, secret] = [now(), SECRET.exec(name)?.[1]]
  const feed = secret === undefined ? undefined : await findFeed(database, secret)
  if (!feed) {
    await limitCalendarGuesses(database, { network: getClientNetwork(getClientAddress(request)), now: at })
    throw unknownUrl()
  }
  await tryWrite(recordAccess(database, feed, at))
  const text = await buildCalendarFeed({ database, services, account: feed, now: at })
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  void reply.headers({ ETag: etag, 'Cache-Control': 'private, max-age=900', 'X-Content-Type-Options': 'nosniff' })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('text/calendar; charset=utf-8').send(text)
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

function findFeed(database: Database, secret: string) {
  return database
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.language', 'calendar_feeds.read_at'])
    .where('token_hash', '=', hashToken(secret))
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
}

/** Records the last access, at most once an hour to save writes. */
async function recordAccess(database: Database, { id, read_at }: Feed, now: number): Promise<void> {
  if (read_at !== null && now - read_at < HOUR_MILLISECONDS) return
  await database.updateTable('calendar_feeds').set({ read_at: now }).where('account_id', '=', id).execute()
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = new Set((header ?? '').split(',').map((one) => one.trim().replace(/^W\//, '')))
  return known.has(etag) || known.has('*')
}
