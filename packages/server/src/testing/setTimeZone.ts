import type { Database } from '../database/openDatabase.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'

/** Has the school of a test be in a zone. */
export async function setTimeZone(database: Database, timeZone: string): Promise<void> {
  const paymentInstructions = { domestic: '', international: '' }
  const value = JSON.stringify({ name: 'Maktab', currency: 'USD', timeZone, paymentInstructions })
  await database
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
