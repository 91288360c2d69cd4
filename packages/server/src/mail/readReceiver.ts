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
    .select(['id', 'email', 'name', 'sibling_of'])
    .where('email', '=', to)
    .executeTakeFirst()
  if (!account) return { email: to, child: null }
  const family = await readFamily(database, account)
  return { email: await emailOf(database, account), child: family.length > 1 ? account.name : null }
}
