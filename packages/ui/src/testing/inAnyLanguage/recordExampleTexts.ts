import type { Policy, Settings } from '@maktab/contract/schema'
import { getFrontPageTexts, localizePolicy } from '#lib/school/schoolTexts.ts'
import { getPaymentInstructions, getPaymentNote, paymentOrigins } from '#lib/money/paymentMethods.ts'
import { addTranslation } from './translationDictionary.ts'

type Texts = readonly ({ text: string } | undefined)[]

type School = { settings: Settings; policies: readonly Policy[] }

/** A school’s own texts, always in the same order. */
function textsIn({ settings, policies }: School, language: string): Texts {
  const { motto, about, getStep } = getFrontPageTexts(settings, language)
  return [
    motto,
    about,
    ...[0, 1, 2].flatMap((index) => Object.values(getStep(index))),
    ...paymentOrigins.flatMap((origin) => {
      const { ways, words } = getPaymentInstructions(settings, origin, language)
      return [words, ...ways.map((way) => getPaymentNote(way, language))]
    }),
    ...policies.flatMap((policy) => Object.values(localizePolicy(policy, language))),
  ]
}

/** Records the translations of an example school’s own texts, so that stories find them by their English text. */
export function recordExampleTexts(school: School, language: string): void {
  const english = textsIn(school, 'en')
  for (const [index, text] of textsIn(school, language).entries()) {
    const meaning = english[index]
    if (text && meaning) addTranslation(text.text, meaning.text)
  }
}
