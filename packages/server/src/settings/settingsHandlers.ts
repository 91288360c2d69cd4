import { sql } from 'kysely'
import type { Some } from '../contract/Handler.ts'
import { isTimeZone } from '../isTimeZone.ts'
import { changedMeanwhile } from '../Refusal.ts'
import { refuseFaults } from '../fields/faultsOfTimes.ts'
import { readSettings, SETTINGS_KEY, withoutUnsaid } from './schoolSettings.ts'

/** Decision 16. */
export const settingsHandlers: Some<'getSettings' | 'saveSettings'> = {
  getSettings: async ({ database, services, language }) => ({
    settings: await readSettings(database, services, language),
  }),

  saveSettings: async ({ body, database }) => {
    const { version, paymentInstructions: told, ...others } = body
    const settings = { ...others, paymentInstructions: withoutUnsaid(told) }
    refuseFaults({
      ...(!isCurrency(settings.currency) && { currency: ['There is no currency with this code.'] }),
      ...(!isTimeZone(settings.timeZone) && { timeZone: ['There is no time zone with this name.'] }),
    })
    const value = JSON.stringify(settings)
    // A school that had set nothing was told version 1; of two saved at once the second waits here for the first.
    const saved = await database
      .insertInto('settings')
      .values({ key: SETTINGS_KEY, version: 2, value })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ version: sql<number>`settings.version + 1`, value }),
      )
      .returning('version')
      .executeTakeFirstOrThrow()
    if (version !== undefined && saved.version !== version + 1) throw changedMeanwhile()
    return { message: 'Settings saved' }
  },
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
