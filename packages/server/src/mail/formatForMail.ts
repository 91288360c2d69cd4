import type { WallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn, timeIn } from '@maktab/calendar/zones'
import type { Language } from '../i18n/translate.ts'

const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn' }
/** What stands between things that are told in a row. */
export const listSeparators: Record<Language, string> = { en: ', ', ur: '، ', ar: '، ' }

/** What stands by itself between words that read from the right. */
export const isolateBidi = (language: Language, text: string) => (language === 'en' ? text : `\u2068${text}\u2069`)

/** A day by the clocks of a zone: “Tuesday 24 March”. */
export function formatDay(language: Language, zone: string, instant: number): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' } as const
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: zone }).format(instant)
}

/** A day of the week, from 1, which is Monday. */
export function formatWeekday(language: Language, weekday: number): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(locales[language], options).format(Date.UTC(2024, 0, weekday))
}

/** A month, as yyyy-MM: “December 2026”. */
export function formatMonth(language: Language, month: string): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], options).format(Date.parse(`${month}-01`))
}

/** An hour by the clocks of a zone, as the language writes it. */
function clockText(language: Language, zone: string, instant: number): string {
  return isolateBidi(
    language,
    new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: zone }).format(instant),
  )
}

/** The place that a zone is called after: “Karachi”. */
function placeText(language: Language, zone: string): string {
  return isolateBidi(language, (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '))
}

/** The school’s zone, and that of who reads it. */
type Zones = { school: string; own: string }
type FormattedTimes = { day: string; time: string; place: string | null; own: string | null; clock: string | null }

/**
 * When something begins: by the school’s clocks, and by those of who reads it, with the day where that is another one.
 * Where both show the same, it is said once.
 */
export function formatLessonTimes(instant: number, language: Language, zones: Zones): FormattedTimes {
  const { school, own } = zones
  const isSameDay = dayIn(school, instant) === dayIn(own, instant)
  const isSame = isSameDay && timeIn(school, instant) === timeIn(own, instant)
  const [day, time] = [formatDay(language, school, instant), clockText(language, school, instant)]
  if (isSame) return { day, time, place: null, own: null, clock: time }
  const ownTime = clockText(language, own, instant)
  return {
    day,
    time,
    place: placeText(language, school),
    own: isSameDay ? ownTime : `${formatDay(language, own, instant)}${listSeparators[language]}${ownTime}`,
    clock: null,
  }
}

/** A wall time of the school, such as the one that a lesson was moved from. */
export function formatWallTime(language: Language, zone: string, { day, from }: { day: string; from: string }): string {
  const instant = instantIn(zone, day as WallDay, from)
  return `${formatDay(language, zone, instant)}${listSeparators[language]}${clockText(language, zone, instant)}`
}

/** When something begins, by the clocks of who reads it; null where the school’s show the same. */
export function formatReaderTime(instant: number, language: Language, { school, own }: Zones): string | null {
  const isSame = dayIn(school, instant) === dayIn(own, instant) && timeIn(school, instant) === timeIn(own, instant)
  if (isSame) return null
  return `${formatDay(language, own, instant)}${listSeparators[language]}${clockText(language, own, instant)}`
}

const MAX_NAME_LENGTH = 40

/**
 * A name that is nothing but one; else the ID that the school gave, and without one nothing: whoever registers somebody
 * else’s e-mail would have the school send them any words (docs/security.md).
 */
export function getSafeName(name: string, code: string | null): string | null {
  const isPlain = name.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M} ’'-]+$/u.test(name)
  return isPlain ? name : code
}
