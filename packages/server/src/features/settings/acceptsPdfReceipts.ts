import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Services.ts'
import { readSettings } from './schoolSettings.ts'

/** Whether the school accepts receipts as PDF (decision 146). */
export async function acceptsPdfReceipts(database: Database, services: Pick<Services, 'timeZone'>): Promise<boolean> {
  return (await readSettings(database, services)).acceptsPdfReceipts === true
}
