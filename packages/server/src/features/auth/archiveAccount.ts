import type { Database } from '#database/openDatabase.ts'
import { hashEmail } from '#database/quotas.ts'
import type { Account } from '#database/tables.ts'
import { notFound } from '#lib/HttpError.ts'
import { anonymizeAuthEvents } from './authEventLog.ts'

type OldCredentials = {
  accountIds: number[]
  emails: string[]
  /** The hash of the token of a session that continues. */
  exceptSession?: string | undefined
}

/**
 * Ends everything that the old password gave access to, after the new one was written in the same transaction:
 * sessions, reset links, known networks and failed attempts.
 */
export async function revokeOldCredentials(
  database: Database,
  { accountIds, emails, exceptSession }: OldCredentials,
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('account_id', 'in', accountIds)
    .$if(exceptSession !== undefined, (others) => others.where('token_hash', '!=', exceptSession ?? ''))
    .execute()
  await database.deleteFrom('reset_tokens').where('account_id', 'in', accountIds).execute()
  await database.deleteFrom('known_networks').where('account_id', 'in', accountIds).execute()
  await database.deleteFrom('attempts').where('email_hash', 'in', emails.map(hashEmail)).execute()
}

/**
 * Transfers the sign-in of a deleted student to their siblings: the next sibling gets the email, and pending mails go
 * to them. The email must have been freed before.
 */
export async function transferSignInToSibling(
  database: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const siblings = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('sibling_of', '=', id)
    .orderBy('id')
    .execute()
  const [nextSibling] = siblings
  if (!nextSibling) return
  await database.updateTable('accounts').set({ sibling_of: nextSibling.id }).where('sibling_of', '=', id).execute()
  await database.updateTable('accounts').set({ email, sibling_of: null }).where('id', '=', nextSibling.id).execute()
  const jobs = await database.selectFrom('jobs').select(['id', 'payload']).where('done_at', 'is', null).execute()
  const old = JSON.stringify(nextSibling.email)
  for (const job of jobs.filter(({ payload }) => payload.includes(old))) {
    const payload = job.payload.replaceAll(old, JSON.stringify(email))
    await database.updateTable('jobs').set({ payload }).where('id', '=', job.id).execute()
  }
}

/**
 * Archives an account. Name and code stay, because the history and reports show them. The email can be used again, and
 * pending mails to it are cancelled.
 */
export async function archiveAccount(database: Database, id: number): Promise<void> {
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ status: 'archived', email: `archived-${id}@invalid`, password_hash: null, sibling_of: null })
    .where('id', '=', id)
    .where('status', '!=', 'archived')
    .executeTakeFirst()
  if (!account || numUpdatedRows === 0n) throw notFound()
  await deleteAccountData(database, { id, email: account.email })
  // The networks of a removed administrator stay in the log for a while.
  if (account.role !== 'admin') await anonymizeAuthEvents(database, id)
  await cancelPendingMails(database, account.email)
  await transferSignInToSibling(database, { id, email: account.email })
}

/** Ends all sessions of an account and invalidates its mailed and printed links. */
export async function revokeSessions(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await database.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute()
  await database.deleteFrom('email_tokens').where('account_id', '=', accountId).execute()
}

/** Deletes pending mails to an address. */
export async function cancelPendingMails(database: Database, email: string): Promise<void> {
  const jobs = await database.selectFrom('jobs').select(['id', 'payload']).where('done_at', 'is', null).execute()
  const ownJobIds = jobs.filter(({ payload }) => payload.includes(JSON.stringify(email))).map(({ id }) => id)
  if (ownJobIds.length > 0) await database.deleteFrom('jobs').where('id', 'in', ownJobIds).execute()
}

/** Deletes what belongs to the account only: sessions, links, known networks, calendar, reminders, devices, uploads. */
export async function deleteAccountData(
  database: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await revokeOldCredentials(database, { accountIds: [id], emails: [email] })
  for (const table of ['calendar_feeds', 'email_tokens', 'reminder_choices', 'reminder_devices', 'uploads'] as const) {
    await database.deleteFrom(table).where('account_id', '=', id).execute()
  }
}
