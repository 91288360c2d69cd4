import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'

/** The e-mail by which whoever an account belongs to is reached. */
export async function readContactEmail(
  database: Database,
  { email, sibling_of }: Pick<Account, 'email' | 'sibling_of'>,
): Promise<string> {
  if (sibling_of === null) return email
  const head = await database.selectFrom('accounts').select('email').where('id', '=', sibling_of).executeTakeFirst()
  return head?.email ?? email
}
