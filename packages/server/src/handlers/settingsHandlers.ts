import type { Call, Some } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import { refuseFaults, trimTexts } from './peopleFields.ts'

type Settings = Call<'saveSettings'>['body']

/** Where the settings are among what else is kept by key. */
const KEY = 'school'

/** What holds until a school says otherwise; no account number is invented (decision 35). */
const UNSET: Settings = {
  name: 'Maktab',
  currency: 'USD',
  timeZone: 'UTC',
  paymentInstructions: {
    domestic: 'The school has not said yet how to pay from within the country. Please ask the office.',
    international: 'The school has not said yet how to pay from abroad. Please ask the office.',
  },
}

/** Decision 16. */
export const settingsHandlers: Some<'getSettings' | 'saveSettings'> = {
  getSettings: async ({ database }) => ({ settings: await readSettings(database) }),

  saveSettings: async ({ body, database }) => {
    const settings = trimTexts('saveSettings', body)
    refuseFaults({
      ...(!isCurrency(settings.currency) && { currency: ['There is no currency with this code.'] }),
      ...(!isTimeZone(settings.timeZone) && { timeZone: ['There is no time zone with this name.'] }),
    })
    const value = JSON.stringify(settings)
    await database
      .insertInto('settings')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    return { message: 'Settings saved' }
  },
}

async function readSettings(database: Database): Promise<Settings> {
  const kept = await database.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  if (!kept) return UNSET
  const settings = JSON.parse(kept.value) as Settings
  const { domestic, international } = settings.paymentInstructions
  return {
    ...settings,
    paymentInstructions: {
      domestic: domestic || UNSET.paymentInstructions.domestic,
      international: international || UNSET.paymentInstructions.international,
    },
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** Tried, because the list of zones has only one name of each, and old names are in use. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
