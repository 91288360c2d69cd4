import type { Database } from '#database/openDatabase.ts'
import { selectFamilyAccountIds } from './family.ts'

type Confirmation = { accountId: number; now: number }

/** Has the e-mail of a sign-in count as its owner’s, for each child of it; the links that would confirm it are used up. */
export async function markEmailConfirmed(database: Database, { accountId, now }: Confirmation): Promise<void> {
  const { sibling_of } = await database
    .selectFrom('accounts')
    .select('sibling_of')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const head = sibling_of ?? accountId
  await database
    .updateTable('accounts')
    .set({ unconfirmed_since: null })
    .where('id', 'in', selectFamilyAccountIds(database, head))
    .execute()
  await database
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('account_id', '=', head)
    .where('used_at', 'is', null)
    .execute()
}
