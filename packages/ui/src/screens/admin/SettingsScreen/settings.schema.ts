import { limits } from '@maktab/contract/limits/saveSettings'
import type { Settings, SettingsForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { choice, optionalChoiceOf, optionalEmail, optionalText, required } from '#forms/rules.ts'
import { everyOf } from '#model/everyOf.ts'

/** What `onSaveSettings` gets. */
export type SettingsDraft = SettingsForm

/** What happens where somebody would be taught twice at once. */
export const clashRules = everyOf<NonNullable<SettingsForm['clashes']>>()('ask', 'refuse')

/** Named as the wire names them; payment instructions left blank count as not given (decision 35). */
export const settingsSchema = object({
  name: required(limits.name),
  currency: choice(),
  timeZone: choice(),
  clashes: optionalChoiceOf(clashRules),
  contactEmail: optionalEmail(limits.contactEmail),
  contactPhone: optionalText(limits.contactPhone),
  paymentInstructions: object({
    domestic: optionalText(limits['paymentInstructions.domestic']),
    international: optionalText(limits['paymentInstructions.international']),
  }),
})

export type SettingsValues = Infer<typeof settingsSchema>

export function toValues({
  name,
  currency,
  timeZone,
  clashes,
  paymentInstructions,
  ...contact
}: Settings): SettingsValues {
  const { domestic, international } = paymentInstructions
  const { contactEmail = '', contactPhone = '' } = contact
  return {
    name,
    currency,
    timeZone,
    // A backend that knows nothing of it has none.
    clashes: clashes ?? null,
    contactEmail,
    contactPhone,
    paymentInstructions: { domestic, international },
  }
}

/** What is sent, with the version that these values came from. */
export function toRequest(
  { name, currency, timeZone, clashes, paymentInstructions, ...contact }: SettingsValues,
  version: number | undefined,
): SettingsDraft {
  const [contactEmail, contactPhone] = [contact.contactEmail.trim(), contact.contactPhone.trim()]
  return {
    name: name.trim(),
    currency: currency ?? '',
    timeZone: timeZone ?? '',
    ...(clashes !== null && { clashes }),
    ...(contactEmail && { contactEmail }),
    ...(contactPhone && { contactPhone }),
    paymentInstructions: {
      domestic: paymentInstructions.domestic.trim(),
      international: paymentInstructions.international.trim(),
    },
    ...(version !== undefined && { version }),
  }
}
