import type { Call } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../Services.ts'
import { type Language, languages } from '../words/Language.ts'
import { say } from '../words/say.ts'

type Settings = Call<'saveSettings'>['body'] & { version: number }

/** Where the settings are among what else is kept by key. */
export const SETTINGS_KEY = 'school'

const UNSAID = {
  domestic: '[Placeholder] The school has not said yet how to pay from within the country. Please ask the office.',
  international: '[Placeholder] The school has not said yet how to pay from abroad. Please ask the office.',
} as const

/** What holds until a school says otherwise; no account number is invented (decision 35). */
const unset = (timeZone: string, language: Language): Settings => ({
  name: 'Maktab',
  currency: 'USD',
  timeZone,
  paymentInstructions: {
    domestic: say(language, UNSAID.domestic),
    international: say(language, UNSAID.international),
  },
  version: 1,
})

/** A form that was filled with what stands for nothing, in any language, sends it back: it still says nothing. */
export function withoutUnsaid(told: Settings['paymentInstructions']): Settings['paymentInstructions'] {
  const isUnsaid = (text: string) =>
    languages.some((language) => Object.values(UNSAID).some((unsaid) => say(language, unsaid) === text))
  return {
    domestic: isUnsaid(told.domestic) ? '' : told.domestic,
    international: isUnsaid(told.international) ? '' : told.international,
  }
}

export async function readSettings(
  database: Database,
  { timeZone }: Pick<Services, 'timeZone'>,
  language: Language = 'en',
): Promise<Settings> {
  const kept = await database
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirst()
  const initial = unset(timeZone, language)
  if (!kept) return initial
  const settings = JSON.parse(kept.value) as Omit<Settings, 'version'>
  const { domestic, international } = settings.paymentInstructions
  return {
    ...settings,
    paymentInstructions: {
      domestic: domestic || initial.paymentInstructions.domestic,
      international: international || initial.paymentInstructions.international,
    },
    version: kept.version,
  }
}
