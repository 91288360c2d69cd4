import { readFamily } from '../accounts/family.ts'
import { isPassword } from '../accounts/passwords.ts'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { invalid } from '../Refusal.ts'

/**
 * Whose sign-in another child joins: whoever knows its password. It is held until the end, so that a new password is
 * that of all of them. An e-mail that nobody has is refused like a wrong password.
 */
export async function findHead(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const head = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', 'student')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const isRight = await isPassword(password, head?.password_hash ?? null)
  const family = head ? await readFamily(database, head) : []
  if (!head || !isRight || !family.some(({ status }) => status === 'active'))
    throw invalid('password', 'This is not the password of the account with this email.')
  return head
}
