import type { TestSchool } from './openTestSchool.ts'
import type { Database } from '../database/openDatabase.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'

/** Sets whether a school accepts PDF receipts. */
export async function setPdfReceiptsAccepted(
  { api }: Pick<TestSchool, 'api'>,
  token: string,
  isOn = true,
): Promise<void> {
  const { name, currency, timeZone, paymentInstructions } = (await api('getSettings')).body.settings
  const body = { name, currency, timeZone, paymentInstructions, acceptsPdfReceipts: isOn }
  const { status } = await api('saveSettings', { token, body })
  if (status !== 200) throw new Error(`Saving the settings returned ${status}.`)
}

/** Sets the time zone of a test school. */
export async function setTimeZone(database: Database, timeZone: string): Promise<void> {
  const paymentInstructions = { domestic: '', international: '' }
  const value = JSON.stringify({ name: 'Maktab', currency: 'USD', timeZone, paymentInstructions })
  await database
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
