import type { Database } from '#database/openDatabase.ts'

/** Actions logged with the network they came from, with or without a session. */
const entries = ['signIn', 'requestPasswordReset', 'resetPassword', 'changeOwnPassword', 'confirmEmail'] as const

const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000
const MAX_EVENTS = 50_000
/** How many events are written between clean-ups. */
const NOTES_BETWEEN = 200

type Entry = {
  action: (typeof entries)[number]
  now: number
  network: string
  /** The account concerned; undefined if the email is unknown. Unknown emails are not stored. */
  accountId: number | undefined
  isDone: boolean
}

/**
 * Logs a sign-in, failed sign-in, password request or password change. Only successful actions name the account as the
 * actor, because a wrong password may come from someone else.
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

/**
 * Deletes auth events after ninety days and above a maximum number, because strangers can cause them. Logged changes
 * are not affected.
 */
export async function removeOldAuthEvents(database: Database, now: number, maxEvents = MAX_EVENTS): Promise<void> {
  await database
    .deleteFrom('audit')
    .where('action', 'in', entries)
    .where('at', '<=', now - KEPT_MILLISECONDS)
    .execute()
  await database
    .deleteFrom('audit')
    .where('action', 'in', entries)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('audit')
        .select('id')
        .where('action', 'in', entries)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(maxEvents),
    )
    .execute()
}

/** Removes the networks from an account's log entries, so that nothing links the person to them. */
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

/** Adds a command of the operator to the audit log. It has no account as the actor. */
export async function logAdminCommand(database: Database, { action, accountId, now }: Command): Promise<void> {
  const subject = JSON.stringify({ account: accountId })
  await database.insertInto('audit').values({ at: now, account_id: null, action, subject }).execute()
}

const KNOWN_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Whether the owner of this email signed in from this network within the last ninety days. */
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

/** Stores the network of a successful sign-in, and deletes networks not used for a long time. */
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
