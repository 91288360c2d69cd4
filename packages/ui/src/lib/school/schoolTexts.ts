import type { Policy, Settings } from '@maktab/contract/schema'
import { type LocalizedText, pickTranslation } from '@maktab/shared/pickTranslation'
import { detectTextLanguage } from '../text/textLanguage.ts'

export type FrontPageTexts = {
  motto: LocalizedText | undefined
  about: LocalizedText | undefined
  /** Missing texts use the product’s defaults. */
  getStep: (index: number) => { title: LocalizedText | undefined; text: LocalizedText | undefined }
}

/** The school’s own texts of the front page in the reader’s language, else the plain ones (decision 252). */
export function getFrontPageTexts(
  { frontPage, translations }: Pick<Settings, 'frontPage' | 'translations'>,
  reader: string,
): FrontPageTexts {
  const pickStep = (index: number, part: 'title' | 'text') =>
    pickTranslation(frontPage?.steps?.[index]?.[part], translations, reader, ({ steps }) => steps?.[index]?.[part])
  return {
    motto: pickTranslation(frontPage?.motto, translations, reader, ({ motto }) => motto),
    about: pickTranslation(frontPage?.about, translations, reader, ({ about }) => about),
    getStep: (index) => ({ title: pickStep(index, 'title'), text: pickStep(index, 'text') }),
  }
}

export type TranslatedPolicy = Pick<Policy, 'title' | 'description' | 'translations'>

/** Title and description of a policy in the reader’s language, else the plain ones. */
export function localizePolicy({ title, description, translations }: TranslatedPolicy, reader: string) {
  return {
    title: pickTranslation(title, translations, reader, (texts) => texts.title) ?? { text: title },
    description: pickTranslation(description, translations, reader, (texts) => texts.description) ?? {
      text: description,
    },
  }
}

const aboutRefunds = /refund|money.?back|رقم.*واپسی|ریفنڈ|استرداد/iu

/** Title of the policy on refunds in the reader’s language; undefined if no policy is named after them. */
export function findRefundPolicyTitle(policies: readonly TranslatedPolicy[], reader: string): string | undefined {
  const policy = policies.find(({ title, translations = {} }) =>
    [title, ...Object.values(translations).map((texts) => texts?.title ?? '')].some((text) => aboutRefunds.test(text)),
  )
  return policy && localizePolicy(policy, reader).title.text
}

/** Policies in the reader’s language, then those of which there is no text in it; each group in the school’s order. */
export function localizePolicies(policies: readonly TranslatedPolicy[], reader: string) {
  return putReadableFirst(policies, reader).map((policy) => localizePolicy(policy, reader))
}

/** Policies with a text in the reader’s language first. */
export function putReadableFirst<P extends TranslatedPolicy>(policies: readonly P[], reader: string): P[] {
  const isReadable = (policy: P) => {
    const { title, description } = localizePolicy(policy, reader)
    return description.lang === reader || detectTextLanguage(description.text, reader, title.text) === undefined
  }
  return policies.toSorted((one, other) => Number(isReadable(other)) - Number(isReadable(one)))
}
