import type { Policy, Settings } from '@maktab/contract/schema'
import { type LocalizedText, pickTranslation } from '@maktab/shared/pickTranslation'

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
