import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { notFound } from '#lib/HttpError.ts'
import { revokeOldCredentials } from './revokeOldCredentials.ts'
import { anonymizeAuthEvents } from './logAuthEvent.ts'
import { transferSignInToSibling } from './transferSignInToSibling.ts'

/**
 * Ends an account for good. Name and code stay, because the history and reports show them. The email is free for
 * another account, and mails that are still to be sent to it are dropped.
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
  // Of an administrator who was removed, it stays known for a while where they signed in from.
  if (account.role !== 'admin') await anonymizeAuthEvents(database, id)
  await cancelPendingMails(database, account.email)
  await transferSignInToSibling(database, { id, email: account.email })
}

/** Ends all sessions of an account and the links that were mailed or printed for it. */
export async function revokeSessions(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await database.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute()
  await database.deleteFrom('email_tokens').where('account_id', '=', accountId).execute()
}

/** Drops the mails to an address that are still to be sent. */
export async function cancelPendingMails(database: Database, email: string): Promise<void> {
  const jobs = await database.selectFrom('jobs').select(['id', 'payload']).where('done_at', 'is', null).execute()
  const theirs = jobs.filter(({ payload }) => payload.includes(JSON.stringify(email))).map(({ id }) => id)
  if (theirs.length > 0) await database.deleteFrom('jobs').where('id', 'in', theirs).execute()
}

/** Deletes what belongs to one account alone: sessions, links, known networks, calendar, reminders, devices, uploads. */
export async function deleteAccountData(
  database: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await revokeOldCredentials(database, { accountIds: [id], emails: [email] })
  for (const table of ['calendar_feeds', 'email_tokens', 'reminder_choices', 'reminder_devices', 'uploads'] as const) {
    await database.deleteFrom(table).where('account_id', '=', id).execute()
  }
}
