import type { OperationId } from '@maktab/contract/calls'
import { sql } from 'kysely'
import { hashEmail, MAX_QUOTA_WINDOW_MILLISECONDS, MAX_CLOCK_SKEW_MILLISECONDS } from '../database/quotas.ts'
import { isKnownNetwork } from '../features/auth/authEvents.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const WINDOW_MILLISECONDS = 15 * 60_000
/** What ends later was begun by a clock that was wrong; of two calls at once one comes with the later time. */
const MAX_WINDOW_MILLISECONDS = WINDOW_MILLISECONDS + MAX_CLOCK_SKEW_MILLISECONDS

/**
 * How often a call may be tried in a quarter of an hour: from one network, by one person who is signed in, for one e-mail from one network, for
 * one e-mail from all networks together that it never signed in from, and for one e-mail from anywhere.
 */
type Limit = { network?: number; person?: number; emailHere?: number; emailFromStrangers?: number; email?: number }

/** docs/security.md lists these limits. */
const limits: { [Id in OperationId]?: Limit } = {
  signIn: { network: 100, emailHere: 10, emailFromStrangers: 30 },
  requestPasswordReset: { network: 60, email: 3 },
  checkResetLink: { network: 60 },
  resetPassword: { network: 60 },
  confirmEmail: { network: 60 },
  sendConfirmation: { person: 2 },
  registerStudent: { network: 100 },
  submitTeacherApplication: { network: 20 },
  testReminder: { person: 3 },
  beginUpload: { network: 300 },
  sendPiece: { network: 900 },
}

const MAX_GUESSES = 60
/**
 * Codes that take something off are short, so that few may be tried: by a person, by the visitors of a network, and by
 * all of a network who are signed in. Those that hold are not counted.
 */
const MAX_CODES = { person: 20, visitors: 20, network: 300 }
const operationsWithCodes = new Set<OperationId>([
  'getPaymentTerms',
  'purchaseCourse',
  'submitEventPayment',
  'registerStudent',
])

type Visit = { id: OperationId; network: string; now: number }
type Attempt = Visit & { body: unknown }
/** Takes back what was counted of an attempt that went well. */
export type Refund = () => Promise<unknown>

/** Counts a try of a public call by where it comes from, for all processes together; refuses one too many with 429. */
export async function limitNetwork(database: Database, { id, network, now }: Visit): Promise<Refund> {
  const most = limits[id]?.network
  if (most === undefined) return async () => undefined
  return count(database, { key: `${id} from ${network}`, most, now })
}

/**
 * Counts a try of a public call by the e-mail that it is about. Where the right password has come from before, wrong
 * ones from elsewhere lock nobody out.
 */
export async function limitEmail(database: Database, { id, network, body, now }: Attempt): Promise<Refund> {
  const { email, joins_account } = (body ?? {}) as { email?: unknown; joins_account?: unknown }
  // Whoever registers another child tries the password as who signs in does.
  const tried = id === 'registerStudent' && joins_account === true ? 'signIn' : id
  const { emailHere, emailFromStrangers, email: anywhere } = limits[tried] ?? {}
  if (typeof email !== 'string') return async () => undefined
  const email_hash = hashEmail(email)
  const key = `${tried} for ${email_hash}`
  const refunds: Refund[] = []
  const limit = async (most: number, counted: string) =>
    refunds.push(await count(database, { key: counted, most, now, email_hash }))

  if (anywhere !== undefined) await limit(anywhere, key)
  if (emailHere !== undefined) {
    const here = `${key} from ${network}`
    await limit(emailHere, here)
    refunds.push(() => database.deleteFrom('attempts').where('key', '=', here).execute())
  }
  if (emailFromStrangers !== undefined && !(await isKnownNetwork(database, { email, network, now }))) {
    await limit(emailFromStrangers, key)
  }
  return async () => {
    for (const refund of refunds) await refund()
  }
}

/** Counts a look for a calendar at an address that isn’t one’s; whoever knows an address is never in the way of that. */
export async function limitCalendarGuesses(database: Database, { network, now }: Omit<Visit, 'id'>): Promise<void> {
  await count(database, { key: `calendar from ${network}`, most: MAX_GUESSES, now })
}

/** Counts a try of a code that takes something off a price, by where it comes from, and by whoever is signed in. */
export async function limitCodes(
  database: Database,
  { id, accountId, network, sent, now }: Visit & { accountId: number | undefined; sent: readonly unknown[] },
): Promise<Refund> {
  if (!operationsWithCodes.has(id) || !sent.some(hasCode)) return async () => undefined
  if (accountId === undefined) return count(database, { key: `code from ${network}`, most: MAX_CODES.visitors, now })
  const refundPerson = await count(database, { key: `code by ${accountId}`, most: MAX_CODES.person, now })
  // An account is made in a moment, and each would begin anew.
  const here = { key: `code by accounts from ${network}`, most: MAX_CODES.network, now }
  const refundNetwork = await count(database, here)
  return async () => {
    await refundPerson()
    await refundNetwork()
  }
}

/** Whether a refusal says of a code that it doesn’t hold, which is what somebody learns who tries. */
export function isWrongCode(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    typeof error.error === 'object' &&
    Object.keys(error.error).some((field) => /(^|\.)code$/.test(field))
  )
}

function hasCode(sent: unknown): boolean {
  const { code, courses } = (sent ?? {}) as { code?: unknown; courses?: unknown }
  return code !== undefined || (Array.isArray(courses) && courses.some(hasCode))
}

/** Counts what somebody does who is signed in, whom mails or work are for. */
export async function limitPerson(
  database: Database,
  { id, accountId, now }: Omit<Visit, 'network'> & { accountId: number | undefined },
): Promise<void> {
  const most = limits[id]?.person
  if (most !== undefined && accountId !== undefined) await count(database, { key: `${id} by ${accountId}`, most, now })
}

type CountedAttempt = { key: string; most: number; now: number; email_hash?: string }

async function count(database: Database, { key, most, now, email_hash }: CountedAttempt): Promise<Refund> {
  const until = now + WINDOW_MILLISECONDS
  const isOver = sql<boolean>`(attempts.until <= ${now} or attempts.until > ${now + MAX_WINDOW_MILLISECONDS})`
  const { count: tried } = await database
    .insertInto('attempts')
    .values({ key, count: 1, until, email_hash: email_hash ?? null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
        until: sql<number>`case when ${isOver} then ${until} else attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (tried === 1) await removeOver(database, now)
  if (tried > most) throw new HttpError(429, message('This was tried too often. Wait a quarter of an hour.'))
  return () =>
    database
      .updateTable('attempts')
      .set({ count: sql<number>`attempts.count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
}

/** Each stretch that begins removes all counts that are over, also those of daily quotas. */
async function removeOver(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where(({ or, eb }) => or([eb('until', '<=', now), eb('until', '>', now + MAX_QUOTA_WINDOW_MILLISECONDS)]))
    .execute()
}
