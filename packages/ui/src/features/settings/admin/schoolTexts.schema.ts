import { limits } from '@maktab/contract/limits/saveSettings'
import type { FrontPageSettings, FrontPagePart, FrontPageStep, SchoolTexts, Settings } from '@maktab/contract/schema'
import { type TranslationLanguage, translationLanguages } from '@maktab/shared/pickTranslation'
import { type Infer, array, object } from 'superstruct'
import { choicesOf, optionalText } from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'

/** Optional sections of the front page. */
const frontPageParts = exhaustiveList<FrontPagePart>()(
  'courses',
  'languages',
  'outlines',
  'policies',
  'teachers',
  'times',
)

/** The front page always has this many steps. */
const STEPS = limits['frontPage.steps'].max

/** Form fields of the front page. */
export const frontPageFields = object({
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
type StepValues = FrontPageValues['steps'][number]

function stepsToValues(steps: readonly FrontPageStep[] = []): StepValues[] {
  return Array.from({ length: STEPS }, (_, index) => ({ title: '', text: '', ...steps[index] }))
}

/** Steps without blank texts; undefined if all are blank. */
function stepsToRequest(steps: readonly StepValues[]): FrontPageStep[] | undefined {
  const trimmed = steps.map(({ title, text }) => ({
    ...(title.trim() && { title: title.trim() }),
    ...(text.trim() && { text: text.trim() }),
  }))
  return trimmed.some((step) => Object.keys(step).length > 0) ? trimmed : undefined
}

export function frontPageToValues({
  motto = '',
  about = '',
  steps,
  shows = [],
}: Partial<FrontPageSettings> = {}): FrontPageValues {
  return { motto, about, steps: stepsToValues(steps), shows: [...shows] }
}

function frontPageTextsToRequest({ motto, about, ...values }: Pick<FrontPageValues, 'motto' | 'about' | 'steps'>) {
  const steps = stepsToRequest(values.steps)
  return {
    ...(motto.trim() && { motto: motto.trim() }),
    ...(about.trim() && { about: about.trim() }),
    ...(steps && { steps }),
  }
}

export function frontPageToRequest(values: FrontPageValues): FrontPageSettings {
  // In a fixed order, regardless of the order of selection.
  return { ...frontPageTextsToRequest(values), shows: frontPageParts.filter((part) => values.shows.includes(part)) }
}

const textsOf = (language: TranslationLanguage) =>
  object({
    motto: optionalText(limits[`translations.${language}.motto`]),
    about: optionalText(limits[`translations.${language}.about`]),
    steps: array(
      object({
        title: optionalText(limits[`translations.${language}.steps[].title`]),
        text: optionalText(limits[`translations.${language}.steps[].text`]),
      }),
    ),
    paymentInstructions: object({
      domestic: optionalText(limits[`translations.${language}.paymentInstructions.domestic`]),
      international: optionalText(limits[`translations.${language}.paymentInstructions.international`]),
    }),
  })

/** Form fields of the translations (decision 252). */
export const translationFields = object({ en: textsOf('en'), ur: textsOf('ur'), ar: textsOf('ar') })

type TranslationValues = Infer<typeof translationFields>

export function translationsToValues(translations: Settings['translations']): TranslationValues {
  const valuesOf = (language: TranslationLanguage) => {
    const { motto = '', about = '', steps, paymentInstructions } = translations?.[language] ?? {}
    return {
      motto,
      about,
      steps: stepsToValues(steps),
      paymentInstructions: { domestic: '', international: '', ...paymentInstructions },
    }
  }
  return { en: valuesOf('en'), ur: valuesOf('ur'), ar: valuesOf('ar') }
}

/** Languages and fields without a text are left out, which removes them. */
export function translationsToRequest(values: TranslationValues): NonNullable<Settings['translations']> {
  const entries = translationLanguages.flatMap((language): [TranslationLanguage, SchoolTexts][] => {
    const { paymentInstructions, ...frontPage } = values[language]
    const [domestic, international] = [paymentInstructions.domestic.trim(), paymentInstructions.international.trim()]
    const texts = {
      ...frontPageTextsToRequest(frontPage),
      ...((domestic || international) && {
        paymentInstructions: { ...(domestic && { domestic }), ...(international && { international }) },
      }),
    }
    return Object.keys(texts).length === 0 ? [] : [[language, texts]]
  })
  return Object.fromEntries(entries)
}
