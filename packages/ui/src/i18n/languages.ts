export type Language = 'en' | 'ur' | 'ar' | 'pseudo'
export type Direction = 'ltr' | 'rtl'

/** The languages people can choose, each by its own name. `pseudo` is for layout checks only and isn't offered. */
export const languages: readonly { id: Exclude<Language, 'pseudo'>; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'ur', name: 'اردو' },
  { id: 'ar', name: 'العربية' },
]

export function getDirection(language: Language): Direction {
  return language === 'ur' || language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * The BCP 47 tag that numbers, dates and the document's `lang` use. Arabic counts in the digits that prices, ids and
 * telephone numbers are written in anyway.
 */
export function getLanguageTag(language: Language): string {
  return { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn', pseudo: 'en-GB' }[language]
}
