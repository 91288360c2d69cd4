import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Services.ts'
import { readSettings } from './schoolSettings.ts'

/** Whether e-mails have to be confirmed: where a school asks for it, and as long as it can send the link. */
export async function requiresEmailConfirmation(
  database: Database,
  services: Pick<Services, 'timeZone' | 'sendsMails'>,
): Promise<boolean> {
  return services.sendsMails && (await readSettings(database, services)).confirmsEmails === true
}
