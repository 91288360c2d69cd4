import { limits } from '@maktab/contract/limits/saveSettings'
import type { Settings, SettingsForm } from '@maktab/contract/schema'
import { weekdays } from '@maktab/calendar/WallDay'
import { type Infer, boolean, object, refine } from 'superstruct'
import {
  requiredChoice,
  optionalChoiceOf,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalNumber,
  requiredText,
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
import {
  frontPageFields,
  frontPageToRequest,
  frontPageToValues,
  translationFields,
  translationsToRequest,
  translationsToValues,
} from './schoolTexts.schema.ts'

/** Argument of `onSaveSettings`. */
export type SettingsDraft = SettingsForm

/** How to handle overlapping lessons. */
const conflictRules = exhaustiveList<NonNullable<SettingsForm['clashes']>>()('ask', 'refuse')

/** How emails and reminders greet. */
const emailGreetings = exhaustiveList<NonNullable<SettingsForm['emailGreeting']>>()('hello', 'salam')

/** The weekdays as ids of a select. */
const weekStarts = weekdays.map(String)

/**
 * Field names of the API; blank payment instructions count as not given (decision 35). `today` is in the school’s time
 * zone.
 */
export const settingsSchema = (today: string) =>
  refine(object(settingsFields(today)), 'settings', validateRateCurrencies)

/** The rules of all fields, for the schemas of the sections too. */
export function settingsFields(today: string) {
  return {
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
    checkedWithinHours: optionalNumber(limits.checkedWithinHours),
    acceptsPdfReceipts: boolean(),
    emailGreeting: optionalChoiceOf(emailGreetings),
    weekStart: optionalChoiceOf(weekStarts),
    teachersMayMessage: boolean(),
    offersTrials: boolean(),
    excuseRule: optionalText(limits.excuseRule),
    rates: createRatesSchema(today),
    frontPage: frontPageFields,
    translations: translationFields,
  }
}

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
    weekStart: settings.weekStart === undefined ? null : String(settings.weekStart),
    teachersMayMessage: settings.teachersMayMessage ?? false,
    offersTrials: settings.offersTrials ?? false,
    excuseRule: settings.excuseRule ?? '',
    rates: ratesToValues(settings.rates),
    frontPage: frontPageToValues(settings.frontPage),
    translations: translationsToValues(settings.translations),
  }
}

type SupportedSettings = Pick<
  Settings,
  | 'version'
  | 'paymentWays'
  | 'rates'
  | 'frontPage'
  | 'translations'
  | 'confirmsEmails'
  | 'acceptsPdfReceipts'
  | 'teachersMayMessage'
  | 'offersTrials'
  | 'excuseRule'
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
    ...(values.weekStart !== null && { weekStart: Number(values.weekStart) }),
    ...(supported.teachersMayMessage !== undefined && { teachersMayMessage: values.teachersMayMessage }),
    ...(supported.offersTrials !== undefined && { offersTrials: values.offersTrials }),
    ...(supported.excuseRule !== undefined && { excuseRule: values.excuseRule.trim() }),
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
    ...(supported.translations !== undefined && { translations: translationsToRequest(values.translations) }),
    ...(supported.version !== undefined && { version: supported.version }),
  }
}
