/** The languages into which a school can translate its own texts. */
export const translationLanguages = ['en', 'ur', 'ar'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

/** A school’s text as the reader sees it; `lang` only if it is a translation, because nobody knows that of plain fields. */
export type LocalizedText = { text: string; lang?: TranslationLanguage }

/** A school’s own text in the reader’s language, else its plain field; undefined if both are blank (decision 252). */
export function pickTranslation<Texts>(
  plain: string | undefined,
  translations: Partial<Record<TranslationLanguage, Texts>> | undefined,
  reader: string,
  read: (texts: Texts) => string | undefined,
): LocalizedText | undefined {
  const lang = translationLanguages.find((language) => language === reader)
  const texts = lang && translations?.[lang]
  const translated = texts && read(texts)
  if (translated?.trim()) return { text: translated, lang }
  return plain?.trim() ? { text: plain } : undefined
}
