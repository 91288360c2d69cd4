import { limits } from '@maktab/contract/limits/saveSettings'
import type { Settings, SettingsForm, FrontPageSettings, FrontPagePart } from '@maktab/contract/schema'
import { type Infer, boolean, object, refine, array } from 'superstruct'
import {
  requiredChoice,
  optionalChoiceOf,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalPrice,
  requiredText,
  choicesOf,
} from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import {
  validateRateCurrencies,
  ratesToRequest,
  ratesToValues,
  createRatesSchema,
  paymentAccountFields,
  paymentAccountsToRequest,
  paymentAccountsToValues,
} from './paymentSettings.schema.ts'

/** Optional sections of the front page. */
const frontPageParts = exhaustiveList<FrontPagePart>()('courses', 'languages', 'outlines', 'policies')

/** The front page always has this many steps. */
const STEPS = limits['frontPage.steps'].max

/** Form fields of the front page. */
const frontPageFields = object({
  motto: optionalText(limits['frontPage.motto']),
  about: optionalText(limits['frontPage.about']),
  steps: array(
    object({
      title: optionalText(limits['frontPage.steps[].title']),
      text: optionalText(limits['frontPage.steps[].text']),
    }),
  ),
  shows: choicesOf(frontPageParts),
})

type FrontPageValues = Infer<typeof frontPageFields>

function frontPageToValues({
  motto = '',
  about = '',
  steps = [],
  shows = [],
}: Partial<FrontPageSettings> = {}): FrontPageValues {
  const step = (index: number) => ({ title: '', text: '', ...steps[index] })
  return { motto, about, steps: Array.from({ length: STEPS }, (_, index) => step(index)), shows: [...shows] }
}

function frontPageToRequest({ motto, about, steps, shows }: FrontPageValues): FrontPageSettings {
  const trimmedSteps = steps.map(({ title, text }) => ({
    ...(title.trim() && { title: title.trim() }),
    ...(text.trim() && { text: text.trim() }),
  }))
  return {
    ...(motto.trim() && { motto: motto.trim() }),
    ...(about.trim() && { about: about.trim() }),
    ...(trimmedSteps.some((step) => Object.keys(step).length > 0) && { steps: trimmedSteps }),
    // In a fixed order, regardless of the order of selection.
    shows: frontPageParts.filter((part) => shows.includes(part)),
  }
}

/** Argument of `onSaveSettings`. */
export type SettingsDraft = SettingsForm

/** How to handle overlapping lessons. */
const conflictRules = exhaustiveList<NonNullable<SettingsForm['clashes']>>()('ask', 'refuse')

/** How emails and reminders greet. */
const emailGreetings = exhaustiveList<NonNullable<SettingsForm['emailGreeting']>>()('hello', 'salam')

/**
 * Field names of the API; blank payment instructions count as not given (decision 35). `today` is in the school’s time
 * zone.
 */
export const settingsSchema = (today: string) => refine(fieldsUntil(today), 'settings', validateRateCurrencies)

const fieldsUntil = (today: string) =>
  object({
    name: requiredText(limits.name),
    currency: requiredChoice(),
    timeZone: requiredChoice(),
    clashes: optionalChoiceOf(conflictRules),
    confirmsEmails: boolean(),
    contactEmail: optionalEmail(limits.contactEmail),
    contactPhone: optionalPhone(limits.contactPhone),
    address: optionalText(limits.address),
    paymentInstructions: object({
      domestic: optionalText(limits['paymentInstructions.domestic']),
      international: optionalText(limits['paymentInstructions.international']),
    }),
    paymentWays: paymentAccountFields,
    checkedWithinHours: optionalPrice(limits.checkedWithinHours),
    acceptsPdfReceipts: boolean(),
    emailGreeting: optionalChoiceOf(emailGreetings),
    rates: createRatesSchema(today),
    frontPage: frontPageFields,
  })

export type SettingsValues = Infer<ReturnType<typeof settingsSchema>>

export function toValues(settings: Settings): SettingsValues {
  const { domestic, international } = settings.paymentInstructions
  return {
    name: settings.name,
    currency: settings.currency,
    timeZone: settings.timeZone,
    // Null if the backend doesn’t detect conflicts.
    clashes: settings.clashes ?? null,
    confirmsEmails: settings.confirmsEmails ?? false,
    contactEmail: settings.contactEmail ?? '',
    contactPhone: settings.contactPhone ?? '',
    address: settings.address ?? '',
    paymentInstructions: { domestic, international },
    paymentWays: paymentAccountsToValues(settings.paymentWays),
    checkedWithinHours: settings.checkedWithinHours ?? null,
    acceptsPdfReceipts: settings.acceptsPdfReceipts ?? false,
    // Null if the backend doesn’t store it.
    emailGreeting: settings.emailGreeting ?? null,
    rates: ratesToValues(settings.rates),
    frontPage: frontPageToValues(settings.frontPage),
  }
}

type SupportedSettings = Pick<
  Settings,
  'version' | 'paymentWays' | 'rates' | 'frontPage' | 'confirmsEmails' | 'acceptsPdfReceipts'
>

/** Request body with the version of the opened settings; omits fields that the backend doesn’t support. */
export function toRequest(values: SettingsValues, supported: SupportedSettings): SettingsDraft {
  const { clashes, confirmsEmails, paymentInstructions, checkedWithinHours, acceptsPdfReceipts, emailGreeting } = values
  const [contactEmail, contactPhone] = [values.contactEmail.trim(), values.contactPhone.trim()]
  const address = values.address.trim()
  return {
    name: values.name.trim(),
    currency: values.currency ?? '',
    timeZone: values.timeZone ?? '',
    ...(clashes !== null && { clashes }),
    ...(supported.confirmsEmails !== undefined && { confirmsEmails }),
    ...(supported.acceptsPdfReceipts !== undefined && { acceptsPdfReceipts }),
    ...(emailGreeting !== null && { emailGreeting }),
    ...(contactEmail && { contactEmail }),
    ...(contactPhone && { contactPhone }),
    ...(address && { address }),
    paymentInstructions: {
      domestic: paymentInstructions.domestic.trim(),
      international: paymentInstructions.international.trim(),
    },
    // A backend that sends no accounts doesn’t store them.
    ...(supported.paymentWays !== undefined && {
      paymentWays: paymentAccountsToRequest(values.paymentWays),
      ...(checkedWithinHours !== null && { checkedWithinHours }),
    }),
    ...(supported.rates !== undefined && { rates: ratesToRequest(values.rates) }),
    ...(supported.frontPage !== undefined && { frontPage: frontPageToRequest(values.frontPage) }),
    ...(supported.version !== undefined && { version: supported.version }),
  }
}
