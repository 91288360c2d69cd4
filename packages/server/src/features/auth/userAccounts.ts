import { randomUUID } from 'node:crypto'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** Why an e-mail is refused. */
export const EMAIL_TAKEN = message('This email has an account already.')

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const found = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/**
 * Comes last in what visitors send, when everything else is right: whoever only wants to know who has an account must
 * make one of those who have none.
 */
export async function assertEmailAvailable(database: Database, email: string): Promise<void> {
  if (await isEmailTaken(database, email)) throw invalidField('email', EMAIL_TAKEN)
}

/** Stands where an e-mail would have to be, in a transaction that will be undone. */
export function createPlaceholderEmail(): string {
  return `${randomUUID()}@invalid`
}

type AccountColumn =
  | 'email'
  | 'password_hash'
  | 'role'
  | 'status'
  | 'name'
  | 'language'
  | 'created_at'
  | 'unconfirmed_since'
type NewAccount = Pick<Account, AccountColumn> & Partial<Pick<Account, 'sibling_of'>>

/** Makes an account and gives its id; of two at once with one e-mail only the first is made. */
export async function createAccount(database: Database, account: NewAccount): Promise<number> {
  const made = await database
    .insertInto('accounts')
    .values({ ...account, avatar: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw invalidField('email', EMAIL_TAKEN)
  return made.id
}
