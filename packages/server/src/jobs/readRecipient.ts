import { readFamily } from '../features/auth/family.ts'
import { readContactEmail } from '../mail/readContactEmail.ts'
import type { Database } from '../database/openDatabase.ts'
import { getSafeName } from '../mail/getSafeName.ts'

type Receiver = {
  email: string
  /** Of whom it is, where one address is that of several children. */
  child: string | null
  /** Their name where it is plain; of siblings none, because their guardian reads the mail. */
  name: string | null
}

/** Where a mail goes that is owed to an account: of siblings to the one e-mail by which all are reached. */
export async function readRecipient(database: Database, to: string): Promise<Receiver> {
  const account = await database
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'name', 'sibling_of', 'std_id'])
    .where('email', '=', to)
    .executeTakeFirst()
  if (!account) return { email: to, child: null, name: null }
  const family = await readFamily(database, account)
  const isOneOfSeveral = family.length > 1
  return {
    email: await readContactEmail(database, account),
    child: isOneOfSeveral ? getSafeName(account.name, account.std_id) : null,
    name: isOneOfSeveral ? null : getSafeName(account.name, null),
  }
}
