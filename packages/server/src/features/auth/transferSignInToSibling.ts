import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

/**
 * Leaves the sign-in of somebody who goes to their siblings: the next one has the e-mail then, and what is owed to them
 * goes there. The e-mail has to be free before.
 */
export async function transferSignInToSibling(
  database: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const siblings = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('sibling_of', '=', id)
    .orderBy('id')
    .execute()
  const [heir] = siblings
  if (!heir) return
  await database.updateTable('accounts').set({ sibling_of: heir.id }).where('sibling_of', '=', id).execute()
  await database.updateTable('accounts').set({ email, sibling_of: null }).where('id', '=', heir.id).execute()
  const jobs = await database.selectFrom('jobs').select(['id', 'payload']).where('done_at', 'is', null).execute()
  const old = JSON.stringify(heir.email)
  for (const job of jobs.filter(({ payload }) => payload.includes(old))) {
    const payload = job.payload.replaceAll(old, JSON.stringify(email))
    await database.updateTable('jobs').set({ payload }).where('id', '=', job.id).execute()
  }
}
