export type Language = 'en' | 'ur' | 'ar' | 'pseudo'
export type Direction = 'ltr' | 'rtl'

/** The languages users can choose, each by its own name. `pseudo` is only for layout checks. */
export const languages: readonly { id: Exclude<Language, 'pseudo'>; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'ur', name: 'اردو' },
  { id: 'ar', name: 'العربية' },
]

export function getDirection(language: Language): Direction {
  return language === 'ur' || language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * The BCP 47 tag for numbers, dates and the document's `lang`. Arabic uses Latin digits, as prices, ids and phone
 * numbers do.
 */
export function getLanguageTag(language: Language): string {
  return { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn', pseudo: 'en-GB' }[language]
}
