import type { Database } from '#database/openDatabase.ts'

/** What is noted with the network that it came from, whether somebody is signed in or not. */
const entries = ['signIn', 'requestPasswordReset', 'resetPassword', 'confirmEmail'] as const

const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000
const MAX_EVENTS = 50_000
/** How many notes are written before those that are too many are looked for. */
const NOTES_BETWEEN = 200

type Entry = {
  action: (typeof entries)[number]
  now: number
  network: string
  /** Whose account it was about; nobody’s where the e-mail is unknown, which is not kept. */
  accountId: number | undefined
  isDone: boolean
}

/**
 * Notes in the audit who signed in or tried to, asked for a new password or set one. Only what was done is put down to
 * an account: a wrong password isn’t its owner’s doing.
 */
export async function logAuthEvent(
  database: Database,
  { action, now, network, accountId, isDone }: Entry,
): Promise<void> {
  const subject = { ...(accountId !== undefined && { account: accountId }), from: network, done: isDone }
  const { id } = await database
    .insertInto('audit')
    .values({
      at: now,
      account_id: isDone && action !== 'requestPasswordReset' ? (accountId ?? null) : null,
      action,
      subject: JSON.stringify(subject),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (id % NOTES_BETWEEN === 0) await removeOldAuthEvents(database, now)
}

/** Strangers make these notes: unlike those of changes they end after ninety days, and there is a largest number of them. */
export async function removeOldAuthEvents(database: Database, now: number, most = MAX_EVENTS): Promise<void> {
  await database
    .deleteFrom('audit')
    .where('action', 'in', entries)
    .where('at', '<=', now - KEPT_MILLISECONDS)
    .execute()
  await database
    .deleteFrom('audit')
    .where('action', 'in', entries)
    .where('id', '<=', (eb) =>
      eb.selectFrom('audit').select('id').where('action', 'in', entries).orderBy('id', 'desc').limit(1).offset(most),
    )
    .execute()
}

/** Takes the networks out of what was noted about an account: nothing joins the person and their networks any more. */
export async function anonymizeAuthEvents(database: Database, accountId: number): Promise<void> {
  for (const done of [true, false]) {
    await database
      .updateTable('audit')
      .set({ subject: JSON.stringify({ account: accountId, done }) })
      .where('action', 'in', entries)
      .where('subject', 'like', `{"account":${accountId},"from":%"done":${done}}`)
      .execute()
  }
}

type Command = { action: string; accountId: number; now: number }

/** Adds a command of the operator to the audit log, where it has no account as the actor. */
export async function logAdminCommand(database: Database, { action, accountId, now }: Command): Promise<void> {
  const subject = JSON.stringify({ account: accountId })
  await database.insertInto('audit').values({ at: now, account_id: null, action, subject }).execute()
}

const KNOWN_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Whether whoever has this e-mail signed in from a network within the last ninety days. */
export async function isKnownNetwork(
  database: Database,
  { email, network, now }: { email: string; network: string; now: number },
): Promise<boolean> {
  const found = await database
    .selectFrom('known_networks')
    .innerJoin('accounts', 'accounts.id', 'known_networks.account_id')
    .select('account_id')
    .where('accounts.email', '=', email.toLowerCase())
    .where('network', '=', network)
    .where('seen_at', '>', now - KNOWN_MILLISECONDS)
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers that the right person came from a network, and forgets those from which nobody came for long. */
export async function rememberNetwork(
  database: Database,
  { accountId, network, now }: { accountId: number; network: string; now: number },
): Promise<void> {
  await database
    .deleteFrom('known_networks')
    .where('seen_at', '<=', now - KNOWN_MILLISECONDS)
    .execute()
  await database
    .insertInto('known_networks')
    .values({ account_id: accountId, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute()
}
