import { translationLanguages } from '@maktab/shared/pickTranslation'
import { refine, type } from 'superstruct'
import type { FormSchema } from '#forms/formErrors.ts'
import type { FormSectionId } from '#lib/school/settingsSections.ts'
import { validateRateCurrencies } from './paymentSettings.schema.ts'
import { type SettingsValues, settingsFields } from './settings.schema.ts'

/** The fields of each section. Translations belong to two: those of the front page, and those of payment instructions. */
const sectionFields = {
  school: [
    'name',
    'timeZone',
    'clashes',
    'weekStart',
    'teachersMayMessage',
    'excuseRule',
    'contactEmail',
    'contactPhone',
    'address',
  ],
  payments: ['paymentInstructions', 'paymentWays', 'checkedWithinHours', 'acceptsPdfReceipts', 'translations'],
  currencies: ['currency', 'rates'],
  frontPage: ['frontPage', 'offersTrials', 'translations'],
  emails: ['emailGreeting', 'confirmsEmails'],
} as const satisfies Record<FormSectionId, readonly (keyof SettingsValues)[]>

type Translations = SettingsValues['translations']

/** Replaces the translations of a section: the payment instructions, or everything else. */
function mergeTranslations(section: FormSectionId, latest: Translations, edited: Translations): Translations {
  const entries = translationLanguages.map((language) => {
    const { paymentInstructions, ...frontPage } = edited[language]
    return [language, { ...latest[language], ...(section === 'payments' ? { paymentInstructions } : frontPage) }]
  })
  return Object.fromEntries(entries) as Translations
}

/** The latest settings with the values of one section replaced, so that saving it changes nothing else. */
export function mergeSection(section: FormSectionId, latest: SettingsValues, edited: SettingsValues): SettingsValues {
  const fields: readonly (keyof SettingsValues)[] = sectionFields[section]
  const own = Object.fromEntries(fields.map((field) => [field, edited[field]])) as Partial<SettingsValues>
  return {
    ...latest,
    ...own,
    ...(own.translations && {
      translations: mergeTranslations(section, latest.translations, edited.translations),
    }),
  }
}

/** Validates only the fields of a section, because the others can’t be corrected there. */
export function createSectionSchema(section: FormSectionId, today: string): FormSchema<SettingsValues> {
  const all = settingsFields(today)
  const own = type(Object.fromEntries(sectionFields[section].map((field) => [field, all[field]])))
  const schema =
    section === 'currencies'
      ? refine(type({ currency: all.currency, rates: all.rates }), 'settings', validateRateCurrencies)
      : own
  return schema as unknown as FormSchema<SettingsValues>
}
