import type { TestSchool } from './openTestSchool.ts'
import type { Database } from '../database/openDatabase.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'

/** Saves the settings of a school with changes. */
export async function changeSettings(
  { api }: Pick<TestSchool, 'api'>,
  token: string,
  changes: { acceptsPdfReceipts?: boolean; offersTrials?: boolean },
): Promise<void> {
  const { name, currency, timeZone, paymentInstructions } = (await api('getSettings')).body.settings
  const body = { name, currency, timeZone, paymentInstructions, ...changes }
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
