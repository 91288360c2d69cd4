import { endOldPassword } from '../accounts/endOldPassword.ts'
import { passOnSignIn } from '../accounts/passOnSignIn.ts'
import type { Database } from '../database/openDatabase.ts'

/**
 * Takes a person out of their account, whose row stays because records are tied to it. Its sessions end, and mails to
 * them that were not sent yet are not.
 */
export async function eraseAccount(database: Database, id: number, name: string): Promise<void> {
  const { email } = await database.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await database
    .updateTable('accounts')
    .set({
      status: 'archived',
      email: `erased-${id}@invalid`,
      password_hash: null,
      name,
      avatar: null,
      language: null,
      unconfirmed_since: null,
      sibling_of: null,
    })
    .where('id', '=', id)
    .execute()
  await endOldPassword(database, { accountIds: [id], emails: [email] })
  for (const table of ['calendar_feeds', 'email_tokens', 'reminder_choices', 'reminder_devices', 'uploads'] as const) {
    await database.deleteFrom(table).where('account_id', '=', id).execute()
  }
  await forgetMails(database, email)
  await passOnSignIn(database, { id, email })
}

/** Mails to somebody that were not sent yet, with what they say, are owed no longer. */
export async function forgetMails(database: Database, email: string): Promise<void> {
  const jobs = await database.selectFrom('jobs').select(['id', 'payload']).where('done_at', 'is', null).execute()
  const theirs = jobs.filter(({ payload }) => payload.includes(JSON.stringify(email))).map(({ id }) => id)
  if (theirs.length > 0) await database.deleteFrom('jobs').where('id', 'in', theirs).execute()
}
