import type { Database } from '#database/openDatabase.ts'
import { selectFamilyAccountIds } from './familyAccounts.ts'
import type { Services } from '#contract/Handler.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Account } from '#database/tables.ts'

type Confirmation = { accountId: number; now: number }

/** Marks the email as confirmed for all children that share it, and deletes the confirmation links. */
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

/** Whether emails have to be confirmed: the school requires it and can send mails. */
export async function requiresEmailConfirmation(
  database: Database,
  services: Pick<Services, 'timeZone' | 'sendsMails'>,
): Promise<boolean> {
  return services.sendsMails && (await readSettings(database, services)).confirmsEmails === true
}

type ConfirmationContext = { database: Database; services: Pick<Services, 'timeZone' | 'sendsMails'> }

/** Whether an account's email counts as confirmed. Reads the settings only if it isn't marked as confirmed. */
export async function isEmailConfirmed(
  { unconfirmed_since }: Pick<Account, 'unconfirmed_since'>,
  { database, services }: ConfirmationContext,
): Promise<boolean> {
  return unconfirmed_since === null || !(await requiresEmailConfirmation(database, services))
}
