import { limits } from '@maktab/contract/limits/savePolicy'
import type { Policy, PolicyForm } from '@maktab/contract/schema'
import { type TranslationLanguage, translationLanguages } from '@maktab/shared/pickTranslation'
import { type Infer, object } from 'superstruct'
import { optionalText, requiredText } from '#forms/rules.ts'

/** Argument of `onSavePolicy`; a new policy has id 0 (1§4). */
export type PolicyDraft = PolicyForm

const textsOf = (language: TranslationLanguage) =>
  object({
    title: optionalText(limits[`translations.${language}.title`]),
    description: optionalText(limits[`translations.${language}.description`]),
  })

export const policySchema = object({
  title: requiredText(limits.title),
  description: requiredText(limits.description),
  translations: object({ en: textsOf('en'), ur: textsOf('ur'), ar: textsOf('ar') }),
})

export type PolicyValues = Infer<typeof policySchema>

export function toValues(policy: Policy | undefined): PolicyValues {
  const textsIn = (language: TranslationLanguage) => ({
    title: '',
    description: '',
    ...policy?.translations?.[language],
  })
  return {
    title: policy?.title ?? '',
    description: policy?.description ?? '',
    translations: { en: textsIn('en'), ur: textsIn('ur'), ar: textsIn('ar') },
  }
}

/** Languages and fields without a text are left out, which removes them. */
function translationsToRequest(translations: PolicyValues['translations']): NonNullable<Policy['translations']> {
  return Object.fromEntries(
    translationLanguages.flatMap((language) => {
      const [title, description] = [translations[language].title.trim(), translations[language].description.trim()]
      return title || description ? [[language, { ...(title && { title }), ...(description && { description }) }]] : []
    }),
  )
}

export function toRequest({ title, description, ...values }: PolicyValues, policy: Policy | undefined): PolicyDraft {
  const translations = translationsToRequest(values.translations)
  // Empty only to remove the stored ones: a backend without translations doesn’t know the field.
  const isSent = policy?.translations !== undefined || Object.keys(translations).length > 0
  return {
    id: policy?.id ?? 0,
    title: title.trim(),
    description: description.trim(),
    ...(isSent && { translations }),
    ...(policy?.version !== undefined && { version: policy.version }),
  }
}
