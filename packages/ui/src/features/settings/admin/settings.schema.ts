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
import { allOf } from '#lib/allOf.ts'
import {
  validateRateCurrencies,
  ratesToRequest,
  ratesToValues,
  createRatesSchema,
  paymentAccountFields,
  paymentAccountsToRequest,
  paymentAccountsToValues,
} from './paymentSettings.schema.ts'

/** What visitors may be shown beside what the school is. */
const frontPageParts = allOf<FrontPagePart>()('courses', 'languages', 'outlines', 'policies')

/** So many steps there are, whether the school has words for them or not. */
const STEPS = limits['frontPage.steps'].max

/** What the page for visitors says and shows, as the form of the settings has it. */
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
  const told = steps.map(({ title, text }) => ({
    ...(title.trim() && { title: title.trim() }),
    ...(text.trim() && { text: text.trim() }),
  }))
  return {
    ...(motto.trim() && { motto: motto.trim() }),
    ...(about.trim() && { about: about.trim() }),
    ...(told.some((step) => Object.keys(step).length > 0) && { steps: told }),
    // In their order, not in that in which they were ticked.
    shows: frontPageParts.filter((part) => shows.includes(part)),
  }
}

/** What `onSaveSettings` gets. */
export type SettingsDraft = SettingsForm

/** What happens where somebody would be taught twice at once. */
export const conflictRules = allOf<NonNullable<SettingsForm['clashes']>>()('ask', 'refuse')

/** Named as the wire names them; payment instructions left blank count as not given (decision 35). `today` is the school’s day. */
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
    rates: createRatesSchema(today),
    frontPage: frontPageFields,
  })

export type SettingsValues = Infer<ReturnType<typeof settingsSchema>>

export function toValues({
  name,
  currency,
  timeZone,
  clashes,
  confirmsEmails = false,
  paymentInstructions,
  paymentWays,
  checkedWithinHours,
  acceptsPdfReceipts = false,
  rates,
  frontPage,
  ...contact
}: Settings): SettingsValues {
  const { domestic, international } = paymentInstructions
  const { contactEmail = '', contactPhone = '', address = '' } = contact
  return {
    name,
    currency,
    timeZone,
    // A backend that knows nothing of it has none.
    clashes: clashes ?? null,
    confirmsEmails,
    contactEmail,
    contactPhone,
    address,
    paymentInstructions: { domestic, international },
    paymentWays: paymentAccountsToValues(paymentWays),
    checkedWithinHours: checkedWithinHours ?? null,
    acceptsPdfReceipts,
    rates: ratesToValues(rates),
    frontPage: frontPageToValues(frontPage),
  }
}

type Known = Pick<Settings, 'version' | 'paymentWays' | 'rates' | 'frontPage' | 'confirmsEmails' | 'acceptsPdfReceipts'>

/** What is sent, with the version that these values came from, to a backend that knows what these settings have. */
export function toRequest(
  {
    name,
    currency,
    timeZone,
    clashes,
    confirmsEmails,
    paymentInstructions,
    paymentWays,
    checkedWithinHours,
    acceptsPdfReceipts,
    rates,
    frontPage,
    ...contact
  }: SettingsValues,
  known: Known,
): SettingsDraft {
  const [contactEmail, contactPhone] = [contact.contactEmail.trim(), contact.contactPhone.trim()]
  const address = contact.address.trim()
  return {
    name: name.trim(),
    currency: currency ?? '',
    timeZone: timeZone ?? '',
    ...(clashes !== null && { clashes }),
    ...(known.confirmsEmails !== undefined && { confirmsEmails }),
    ...(known.acceptsPdfReceipts !== undefined && { acceptsPdfReceipts }),
    ...(contactEmail && { contactEmail }),
    ...(contactPhone && { contactPhone }),
    ...(address && { address }),
    paymentInstructions: {
      domestic: paymentInstructions.domestic.trim(),
      international: paymentInstructions.international.trim(),
    },
    // A backend that tells no accounts keeps none.
    ...(known.paymentWays !== undefined && {
      paymentWays: paymentAccountsToRequest(paymentWays),
      ...(checkedWithinHours !== null && { checkedWithinHours }),
    }),
    ...(known.rates !== undefined && { rates: ratesToRequest(rates) }),
    ...(known.frontPage !== undefined && { frontPage: frontPageToRequest(frontPage) }),
    ...(known.version !== undefined && { version: known.version }),
  }
}
