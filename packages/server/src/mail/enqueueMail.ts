import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { hashEmail, DAY_MILLISECONDS, consumeQuota } from '../database/quotas.ts'
import type { MailKind, MailPayload } from './MailPayloads.ts'

/** The email address for an account. For siblings it is the one they share. */
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
 * Mails that people can trigger to an address they claim is theirs. Reset links have a separate limit, so that other
 * mails can't use it up.
 */
const causedByReceiver = new Set<MailKind>(['confirmEmail', 'applicationReceived', 'paymentReceived', 'reminderTest'])

/** Counts a mail against the daily quota of its address. Returns false if the quota is used up. */
async function consumeMailQuota(
  { database, now }: { database: Database; now: number },
  kind: MailKind,
  payload: object,
): Promise<boolean> {
  if (!causedByReceiver.has(kind)) return true
  const address = await addressOf(database, payload)
  if (address === undefined) return true
  const quota = { key: `mails for ${hashEmail(address)}`, most: MAX_PER_DAY, milliseconds: DAY_MILLISECONDS }
  return consumeQuota(database, { ...quota, units: 1, now })
}

/** Siblings share one address and therefore one quota. */
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

/** Sent before other mails, because the user is waiting for them. */
const urgent = new Set<MailKind>(['passwordReset', 'staffInvited'])

/**
 * Enqueues a mail in the caller's transaction, so it is only sent if that commits. Mails with the same key are sent
 * once. `runAt` delays the mail. Returns false if the daily quota of the address is used up.
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

/** Both databases limit the number of values per statement. */
const MAX_VALUES = 1000

/** Enqueues a mail of the same kind for each payload. Only for kinds without a quota. */
export async function enqueueMails<Kind extends MailKind>(
  { database, now }: { database: Database; now: number },
  kind: Kind,
  payloads: readonly MailPayload<Kind>[],
): Promise<void> {
  for (let start = 0; start < payloads.length; start += MAX_VALUES) {
    const jobs = payloads.slice(start, start + MAX_VALUES).map((payload) => ({
      kind,
      key: null,
      payload: JSON.stringify(payload),
      run_at: now,
      done_at: null,
      priority: 1,
    }))
    await database.insertInto('jobs').values(jobs).execute()
  }
}

/** Which of these keys belong to a pending job, or to one done within the last month. */
export async function findExistingJobKeys(database: Database, keys: readonly string[]): Promise<Set<string>> {
  const existing = new Set<string>()
  for (let start = 0; start < keys.length; start += MAX_VALUES) {
    const some = keys.slice(start, start + MAX_VALUES)
    const rows = await database.selectFrom('jobs').select('key').where('key', 'in', some).execute()
    for (const { key } of rows) if (key !== null) existing.add(key)
  }
  return existing
}
