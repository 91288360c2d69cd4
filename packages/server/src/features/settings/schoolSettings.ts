import type { OperationRequest, Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { type Language, languages, translate } from '#i18n/translate.ts'
import { message } from '#i18n/message.ts'

type Body = OperationRequest<'saveSettings'>['body']
type Settings = Body & Required<Pick<Body, 'frontPage' | 'translations'>> & { version: number }

/** The key of the settings in the settings table. */
export const SETTINGS_KEY = 'school'

const NOT_SET_TEXTS = {
  domestic: message(
    '[Placeholder] Details for payments within the country aren’t available yet. Please contact the office.',
  ),
  international: message(
    '[Placeholder] Details for payments from abroad aren’t available yet. Please contact the office.',
  ),
} as const

/** Content that used to require sign-in stays private until the school makes it public. */
const DEFAULT_SECTIONS: Settings['frontPage']['shows'] = ['courses', 'languages']

/** The defaults; no account number is invented (decision 35). */
const getDefaults = (timeZone: string, language: Language): Settings => ({
  name: 'Maktab',
  currency: 'USD',
  timeZone,
  paymentInstructions: {
    domestic: translate(language, NOT_SET_TEXTS.domestic),
    international: translate(language, NOT_SET_TEXTS.international),
  },
  paymentWays: { domestic: [], international: [] },
  rates: [],
  frontPage: { shows: DEFAULT_SECTIONS },
  translations: {},
  version: 1,
})

/** Removes placeholder texts, in any language, that a form loaded and sent back: they count as not set. */
export function removePlaceholders(instructions: Settings['paymentInstructions']): Settings['paymentInstructions'] {
  const isPlaceholder = (text: string) =>
    languages.some((language) =>
      Object.values(NOT_SET_TEXTS).some((notSetText) => translate(language, notSetText) === text),
    )
  return {
    domestic: isPlaceholder(instructions.domestic) ? '' : instructions.domestic,
    international: isPlaceholder(instructions.international) ? '' : instructions.international,
  }
}

type PaymentWays = Settings['paymentWays']

/** Adds the stored translations of notes to the accounts of a form without translations, matched by their number. */
export function keepWayTranslations(ways: NonNullable<PaymentWays>, stored: PaymentWays): NonNullable<PaymentWays> {
  const keepFor = (origin: 'domestic' | 'international') =>
    ways[origin].map((way) => {
      const same = stored?.[origin].find(({ accountNumber }) => accountNumber === way.accountNumber)
      const translations = way.translations ?? same?.translations
      return { ...way, ...(translations && { translations }) }
    })
  return { domestic: keepFor('domestic'), international: keepFor('international') }
}

export async function readSettings(
  database: Database,
  { timeZone }: Pick<Services, 'timeZone'>,
  language: Language = 'en',
): Promise<Settings> {
  const stored = await readStoredSettings(database)
  const initial = getDefaults(timeZone, language)
  if (!stored) return initial
  const { settings, version } = stored
  const instructionsFor = (origin: 'domestic' | 'international') => {
    // Instructions with bank accounts count as set, even without text (decision 141).
    const hasAccounts = (settings.paymentWays?.[origin].length ?? 0) > 0
    return settings.paymentInstructions[origin] || (hasAccounts ? '' : initial.paymentInstructions[origin])
  }
  return {
    ...settings,
    paymentWays: settings.paymentWays ?? initial.paymentWays,
    rates: settings.rates ?? initial.rates,
    frontPage: settings.frontPage ?? initial.frontPage,
    translations: settings.translations ?? initial.translations,
    paymentInstructions: { domestic: instructionsFor('domestic'), international: instructionsFor('international') },
    version,
  }
}

/** The settings as they were saved, without defaults; undefined if they never were. */
export async function readStoredSettings(database: Database) {
  const stored = await database
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirst()
  return stored && { settings: JSON.parse(stored.value) as Body, version: stored.version }
}

type Moment = { database: Database; services: Pick<Services, 'timeZone'>; now: number }

/** Formats instants as days of the school's time zone, yyyy-MM-dd (decision 31). */
export async function createDayFormatter(database: Database, services: Pick<Services, 'timeZone'>) {
  const { timeZone } = await readSettings(database, services)
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (moment: number): string => format.format(moment)
}

/** The current day in the school's time zone (decision 31). */
export async function readToday({ database, services, now }: Moment): Promise<string> {
  return (await createDayFormatter(database, services))(now)
}
