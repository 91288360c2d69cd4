import type { Some } from '../contract/Handler.ts'
import { isTimeZone } from '../isTimeZone.ts'
import { refuseFaults, trimTexts } from './peopleFields.ts'
import { readSettings, SETTINGS_KEY } from './schoolSettings.ts'

/** Decision 16. */
export const settingsHandlers: Some<'getSettings' | 'saveSettings'> = {
  getSettings: async ({ database, school }) => ({ settings: await readSettings(database, school) }),

  saveSettings: async ({ body, database }) => {
    const settings = trimTexts('saveSettings', body)
    refuseFaults({
      ...(!isCurrency(settings.currency) && { currency: ['There is no currency with this code.'] }),
      ...(!isTimeZone(settings.timeZone) && { timeZone: ['There is no time zone with this name.'] }),
    })
    const value = JSON.stringify(settings)
    await database
      .insertInto('settings')
      .values({ key: SETTINGS_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    return { message: 'Settings saved' }
  },
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
