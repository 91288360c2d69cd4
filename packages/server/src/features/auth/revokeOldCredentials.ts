import type { Database } from '#database/openDatabase.ts'
import { hashEmail } from '#database/hashEmail.ts'

/**
 * Ends all that an old password opened, once the new one is written in the same transaction: its sessions, the links
 * that would replace it, the places that it was known from, and the tries that were counted for it.
 */
export async function revokeOldCredentials(
  database: Database,
  { accountIds, emails }: { accountIds: number[]; emails: string[] },
): Promise<void> {
  await database.deleteFrom('sessions').where('account_id', 'in', accountIds).execute()
  await database.deleteFrom('reset_tokens').where('account_id', 'in', accountIds).execute()
  await database.deleteFrom('known_networks').where('account_id', 'in', accountIds).execute()
  await database.deleteFrom('attempts').where('email_hash', 'in', emails.map(hashEmail)).execute()
}
