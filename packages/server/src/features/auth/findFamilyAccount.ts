import { readFamily } from './family.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/**
 * Whose sign-in another child joins: whoever knows its password. It is held until the end, so that a new password is
 * that of all of them. An e-mail that nobody has is refused like a wrong password. `matches` is the hash that the
 * password was found to be right for.
 */
export async function findFamilyAccount(
  database: Database,
  { email, matches }: { email: string; matches: string | undefined },
): Promise<Account> {
  const head = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', 'student')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const isRight = matches !== undefined && head?.password_hash === matches
  const family = head ? await readFamily(database, head) : []
  if (!head || !isRight || !family.some(({ status }) => status === 'active'))
    throw invalidField('password', message('This is not the password of the account with this email.'))
  return head
}
