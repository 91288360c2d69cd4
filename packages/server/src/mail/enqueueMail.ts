import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { hashEmail, DAY_MILLISECONDS, consumeQuota } from '../database/quotas.ts'
import type { MailKind, MailPayload } from './MailPayloads.ts'

/** The e-mail by which whoever an account belongs to is reached. */
export async function readContactEmail(
  database: Database,
  { email, sibling_of }: Pick<Account, 'email' | 'sibling_of'>,
): Promise<string> {
  if (sibling_of === null) return email
  const head = await database.selectFrom('accounts').select('email').where('id', '=', sibling_of).executeTakeFirst()
  return head?.email ?? email
}

const MAX_PER_DAY = 20

/**
 * Which mails people cause to an address that they say is theirs. Reset links have a limit of their own: no other mail
 * may use it up.
 */
const isCausedByReceiver: Record<MailKind, boolean> = {
  passwordReset: false,
  confirmEmail: true,
  applicationReceived: true,
  applicationAccepted: false,
  applicationRefused: false,
  paymentReceived: true,
  coursePaymentAccepted: false,
  coursePaymentRejected: false,
  eventPaymentAccepted: false,
  eventPaymentRejected: false,
  paymentReopened: false,
  lessonsChanged: false,
  teacherAllotted: false,
  studentAllotted: false,
  classJoined: false,
  classHandedOver: false,
  reportWritten: false,
  reminderDayBefore: false,
  reminderHourBefore: false,
  reminderTest: true,
  digest: false,
  feeReminder: false,
  feeAccepted: false,
  feeRejected: false,
}

/** Counts a mail against the daily quota of its address; false where it may not be sent. */
async function consumeMailQuota(
  { database, now }: { database: Database; now: number },
  kind: MailKind,
  payload: object,
): Promise<boolean> {
  if (!isCausedByReceiver[kind]) return true
  const address = await addressOf(database, payload)
  if (address === undefined) return true
  const quota = { key: `mails for ${hashEmail(address)}`, most: MAX_PER_DAY, milliseconds: DAY_MILLISECONDS }
  return consumeQuota(database, { ...quota, units: 1, now })
}

/** Siblings share the quota of the one address by which all are reached. */
async function addressOf(
  database: Database,
  { to, accountId }: { to?: string; accountId?: number },
): Promise<string | undefined> {
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'sibling_of'])
    .$if(to !== undefined, (query) => query.where('email', '=', to ?? ''))
    .$if(to === undefined, (query) => query.where('id', '=', accountId ?? 0))
    .executeTakeFirst()
  return account ? readContactEmail(database, account) : to
}

/** Somebody waits for a reset link; other mails can wait for it. */
const urgent = new Set<MailKind>(['passwordReset'])

/**
 * Has the school owe a mail: written in the transaction of the call that causes it, sent when that is certain. Of
 * several with one key there is one. With `runAt` it is held back until then. False where the address has had as many
 * mails of its own causing as it may have in a day.
 */
export async function enqueueMail<Kind extends MailKind>(
  { database, now, runAt = now }: { database: Database; now: number; runAt?: number },
  kind: Kind,
  payload: MailPayload<Kind>,
  key: string | null = null,
): Promise<boolean> {
  if (!(await consumeMailQuota({ database, now }, kind, payload))) return false
  await database
    .insertInto('jobs')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      run_at: runAt,
      done_at: null,
      priority: urgent.has(kind) ? 0 : 1,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return true
}

/** Both databases limit how many values one statement carries. */
const MAX_VALUES = 1000

/** Which of these keys stand for what is owed, or was told in the last month. */
export async function findExistingJobKeys(database: Database, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let start = 0; start < keys.length; start += MAX_VALUES) {
    const some = keys.slice(start, start + MAX_VALUES)
    const rows = await database.selectFrom('jobs').select('key').where('key', 'in', some).execute()
    for (const { key } of rows) if (key !== null) known.add(key)
  }
  return known
}
