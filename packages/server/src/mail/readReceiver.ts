import { emailOf, readFamily } from '../accounts/family.ts'
import type { Database } from '../database/openDatabase.ts'

type Receiver = {
  email: string
  /** Of whom it is, where one address is that of several children. */
  child: string | null
}

/** Where a mail goes that is owed to an account: of siblings to the one e-mail by which all are reached. */
export async function readReceiver(database: Database, to: string): Promise<Receiver> {
  const account = await database
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'name', 'sibling_of', 'std_id'])
    .where('email', '=', to)
    .executeTakeFirst()
  if (!account) return { email: to, child: null }
  const family = await readFamily(database, account)
  return { email: await emailOf(database, account), child: family.length > 1 ? callChild(account) : null }
}

const LONGEST_NAME = 40

/**
 * A name that is nothing but one; else the ID that the school gave, and without one nothing: whoever registers somebody
 * else’s e-mail would have the school send them any words (docs/security.md).
 */
function callChild({ name, std_id }: { name: string; std_id: string | null }): string | null {
  const isPlain = name.length <= LONGEST_NAME && /^[\p{L}\p{M} ’'-]+$/u.test(name)
  return isPlain ? name : std_id
}
