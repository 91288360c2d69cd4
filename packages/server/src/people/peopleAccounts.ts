import { randomUUID } from 'node:crypto'
import { passOnSignIn } from '../accounts/passOnSignIn.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { forgetMails } from '../erasing/eraseAccount.ts'
import { invalid, notFound } from '../Refusal.ts'

/** Why an e-mail is refused. */
export const EMAIL_TAKEN = 'This email has an account already.'

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const found = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/**
 * Comes last in what visitors send, when everything else is right: whoever only wants to know who has an account must
 * make one of those who have none.
 */
export async function refuseTakenEmail(database: Database, email: string): Promise<void> {
  if (await isEmailTaken(database, email)) throw invalid('email', EMAIL_TAKEN)
}

/** Stands where an e-mail would have to be, in a transaction that will be undone. */
export function nobodysEmail(): string {
  return `${randomUUID()}@invalid`
}

type Given = 'email' | 'password_hash' | 'role' | 'status' | 'name' | 'language' | 'created_at' | 'unconfirmed_since'
type NewAccount = Pick<Account, Given> & Partial<Pick<Account, 'sibling_of'>>

/** Makes an account and gives its id; of two at once with one e-mail only the first is made. */
export async function createAccount(database: Database, account: NewAccount): Promise<number> {
  const made = await database
    .insertInto('accounts')
    .values({ ...account, avatar: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw invalid('email', EMAIL_TAKEN)
  return made.id
}

/**
 * Ends an account for good. Its person keeps name and code, so that what tells of them still prints; the e-mail is free
 * for another account, and what was owed to it is not sent.
 */
export async function archiveAccount(database: Database, id: number): Promise<void> {
  const account = await database.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst()
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ status: 'archived', email: `archived-${id}@invalid`, password_hash: null, sibling_of: null })
    .where('id', '=', id)
    .where('status', '!=', 'archived')
    .executeTakeFirst()
  if (!account || numUpdatedRows === 0n) throw notFound()
  await endSessions(database, id)
  await forgetMails(database, account.email)
  await passOnSignIn(database, { id, email: account.email })
}

/** Ends all sessions of an account, and the links that are under way. */
async function endSessions(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await database.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute()
  await database.deleteFrom('email_tokens').where('account_id', '=', accountId).execute()
}
