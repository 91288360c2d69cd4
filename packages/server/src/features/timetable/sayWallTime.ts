import type { Language } from '#i18n/Language.ts'

const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn' }

/** A day and the hours of a lesson as the clock on the school’s wall shows them, in words of a language. */
export function formatWallTimeRange(
  { day, from, to }: { day: string; from: string; to: string },
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' })
  const comma = language === 'en' ? ',' : '،'
  return `${format.format(Date.parse(`${day}T00:00:00Z`))}${comma} ${from}–${to}`
}
