import type { OperationId } from '@maktab/contract/calls'
import { sql } from 'kysely'
import {
  hashEmail,
  MAX_QUOTA_WINDOW_MILLISECONDS,
  MAX_CLOCK_SKEW_MILLISECONDS,
  refundQuota,
} from '../database/quotas.ts'
import { isKnownNetwork } from '../features/auth/authEventLog.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const WINDOW_MILLISECONDS = 15 * 60_000
/** A window that ends later was started by a wrong clock; concurrent calls may have slightly different times. */
const MAX_WINDOW_MILLISECONDS = WINDOW_MILLISECONDS + MAX_CLOCK_SKEW_MILLISECONDS

/**
 * Attempts per 15 minutes: by network, by signed-in account, by email from one network, by email from all networks that
 * it never signed in from, and by email from anywhere.
 */
type Limit = { network?: number; person?: number; emailHere?: number; emailFromStrangers?: number; email?: number }

/** docs/security.md lists these limits. */
const limits: { [Id in OperationId]?: Limit } = {
  signIn: { network: 100, emailHere: 10, emailFromStrangers: 30 },
  requestPasswordReset: { network: 60, email: 3 },
  checkResetLink: { network: 60 },
  resetPassword: { network: 60 },
  changeOwnPassword: { network: 100, person: 10 },
  confirmEmail: { network: 60 },
  sendConfirmation: { person: 2 },
  registerStudent: { network: 100 },
  checkEmail: { network: 30 },
  addChild: { person: 20 },
  submitTeacherApplication: { network: 20 },
  requestTrial: { network: 20 },
  // The teacher gets an email about each.
  excuseLesson: { person: 30 },
  testReminder: { person: 3 },
  remindTeachers: { person: 10 },
  inviteStaff: { person: 30 },
  createStaffLink: { person: 30 },
  createInvitation: { person: 100 },
  sendTestEmail: { person: 10 },
  beginUpload: { network: 300 },
  sendPiece: { network: 900 },
}

const MAX_GUESSES = 60
/**
 * Discount codes are short, so guesses are limited: by account, by visitors of a network, and by all signed-in accounts
 * of a network. Valid codes don't count.
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
/** Refunds a counted attempt that succeeded. */
export type Refund = () => Promise<unknown>

/** Counts an attempt by network, across all processes; throws 429 above the limit. */
export async function limitNetwork(database: Database, { id, network, now }: Visit): Promise<Refund> {
  const most = limits[id]?.network
  if (most === undefined) return async () => undefined
  return count(database, { key: `${id} from ${network}`, most, now })
}

/**
 * Counts an attempt by email. Wrong passwords from elsewhere don't lock out a person on a network that they signed in
 * from before.
 */
export async function limitEmail(database: Database, { id, network, body, now }: Attempt): Promise<Refund> {
  const { email, joins_account } = (body ?? {}) as { email?: unknown; joins_account?: unknown }
  // Registering a sibling checks the account's password, so it counts as a sign-in attempt.
  const countedAs = id === 'registerStudent' && joins_account === true ? 'signIn' : id
  const { emailHere, emailFromStrangers, email: anywhere } = limits[countedAs] ?? {}
  if (typeof email !== 'string') return async () => undefined
  const email_hash = hashEmail(email)
  const key = `${countedAs} for ${email_hash}`
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

/** Counts requests for unknown calendar URLs; valid URLs aren't limited. */
export async function limitCalendarGuesses(database: Database, { network, now }: Omit<Visit, 'id'>): Promise<void> {
  await count(database, { key: `calendar from ${network}`, most: MAX_GUESSES, now })
}

/** Counts uses of a discount code by network, and by account if signed in. */
export async function limitCodeGuesses(
  database: Database,
  { id, accountId, network, sent, now }: Visit & { accountId: number | undefined; sent: readonly unknown[] },
): Promise<Refund> {
  if (!operationsWithCodes.has(id) || !sent.some(hasCode)) return async () => undefined
  if (accountId === undefined) return count(database, { key: `code from ${network}`, most: MAX_CODES.visitors, now })
  const refundPerson = await count(database, { key: `code by ${accountId}`, most: MAX_CODES.person, now })
  // Accounts are quickly created, and each would have a fresh limit.
  const here = { key: `code by accounts from ${network}`, most: MAX_CODES.network, now }
  const refundNetwork = await count(database, here)
  return async () => {
    await refundPerson()
    await refundNetwork()
  }
}

/** Whether an error says that a code is invalid, which is what an attacker learns from. */
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

/** Counts operations of a signed-in account that send mail or cause expensive work. */
export async function limitAccount(
  database: Database,
  { id, accountId, now }: Omit<Visit, 'network'> & { accountId: number | undefined },
): Promise<void> {
  const most = limits[id]?.person
  if (most !== undefined && accountId !== undefined) await count(database, { key: `${id} by ${accountId}`, most, now })
}

type CountedAttempt = { key: string; most: number; now: number; email_hash?: string }

async function count(database: Database, { key, most, now, email_hash }: CountedAttempt): Promise<Refund> {
  const until = now + WINDOW_MILLISECONDS
  const isExpired = sql<boolean>`(attempts.until <= ${now} or attempts.until > ${now + MAX_WINDOW_MILLISECONDS})`
  const { count: attempts } = await database
    .insertInto('attempts')
    .values({ key, count: 1, until, email_hash: email_hash ?? null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isExpired} then 1 else attempts.count + 1 end`,
        until: sql<number>`case when ${isExpired} then ${until} else attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (attempts === 1) await removeExpired(database, now)
  if (attempts > most) throw new HttpError(429, message('Too many attempts. Try again in 15 minutes.'))
  return () => refundQuota(database, { key, units: 1 })
}

/** Removes all expired counts, also those of daily quotas; runs whenever a new window begins. */
async function removeExpired(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where(({ or, eb }) => or([eb('until', '<=', now), eb('until', '>', now + MAX_QUOTA_WINDOW_MILLISECONDS)]))
    .execute()
}
