import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import { SETTINGS_KEY } from '../settings/schoolSettings.ts'

/** What holds for the whole school. How to pay is marked as a placeholder: no account number is invented. */
export async function addSettings(database: Database): Promise<void> {
  const { version: _first, ...typical } = examples.getSettings[200].typical.settings
  const settings = { ...typical, timeZone: 'Asia/Karachi' }
  await database
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, value: JSON.stringify(settings) })
    .execute()
}
