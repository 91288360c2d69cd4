import type { Database } from '#database/openDatabase.ts'
import { selectFamilyAccountIds } from './family.ts'
import type { Services } from '#contract/Handler.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Account } from '#database/tables.ts'

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

/** Whether e-mails have to be confirmed: where a school asks for it, and as long as it can send the link. */
export async function requiresEmailConfirmation(
  database: Database,
  services: Pick<Services, 'timeZone' | 'sendsMails'>,
): Promise<boolean> {
  return services.sendsMails && (await readSettings(database, services)).confirmsEmails === true
}

type ConfirmationContext = { database: Database; services: Pick<Services, 'timeZone' | 'sendsMails'> }

/** Whether the e-mail of an account counts as its owner’s; the settings are read only for those of whom that isn’t sure. */
export async function isEmailConfirmed(
  { unconfirmed_since }: Pick<Account, 'unconfirmed_since'>,
  { database, services }: ConfirmationContext,
): Promise<boolean> {
  return unconfirmed_since === null || !(await requiresEmailConfirmation(database, services))
}
