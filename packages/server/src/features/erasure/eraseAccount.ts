import { deleteAccountData, cancelPendingMails } from '../auth/archiveAccount.ts'
import { anonymizeAuthEvents } from '../auth/logAuthEvent.ts'
import { transferSignInToSibling } from '../auth/transferSignInToSibling.ts'
import type { Database } from '#database/openDatabase.ts'

/**
 * Takes a person out of their account, whose row stays because records are tied to it. Its sessions end, and mails to
 * them that were not sent yet are not.
 */
export async function eraseAccount(database: Database, id: number, name: string): Promise<void> {
  const { email } = await database.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await database
    .updateTable('accounts')
    .set({
      status: 'archived',
      email: `erased-${id}@invalid`,
      password_hash: null,
      name,
      avatar: null,
      language: null,
      unconfirmed_since: null,
      sibling_of: null,
    })
    .where('id', '=', id)
    .execute()
  await deleteAccountData(database, { id, email })
  await anonymizeAuthEvents(database, id)
  await cancelPendingMails(database, email)
  await transferSignInToSibling(database, { id, email })
}
