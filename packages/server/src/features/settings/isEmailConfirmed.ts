import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import type { Services } from '#contract/Services.ts'
import { requiresEmailConfirmation } from './requiresEmailConfirmation.ts'

type ConfirmationContext = { database: Database; services: Pick<Services, 'timeZone' | 'sendsMails'> }

/** Whether the e-mail of an account counts as its owner’s; the settings are read only for those of whom that isn’t sure. */
export async function isEmailConfirmed(
  { unconfirmed_since }: Pick<Account, 'unconfirmed_since'>,
  { database, services }: ConfirmationContext,
): Promise<boolean> {
  return unconfirmed_since === null || !(await requiresEmailConfirmation(database, services))
}
