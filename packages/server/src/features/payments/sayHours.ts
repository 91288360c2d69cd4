import type { Language } from '#i18n/Language.ts'

// In the same digits in every language, as on the pages.
const hourLocales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }
const HOURS_OF_DAY = 24

/** So many hours as people of a language say it: in days where it is whole ones, as on the pages. */
export function formatHours(hours: number, language: Language): string {
  const isDays = hours > HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
  const [count, unit] = isDays ? [hours / HOURS_OF_DAY, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(hourLocales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
