import type { WallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant, getTimeInZone } from '@maktab/calendar/zonedTime'
import { type Language, locales } from '../i18n/translate.ts'

/** Separates the items of an inline list. */
export const listSeparators: Record<Language, string> = { en: ', ', ur: '، ', ar: '، ' }

/** Wraps text in bidi isolates for right-to-left languages. */
export const isolateBidi = (language: Language, text: string) => (language === 'en' ? text : `\u2068${text}\u2069`)

/** A date in a time zone: “Tuesday 24 March”. */
export function formatDay(language: Language, zone: string, instant: number): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' } as const
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: zone }).format(instant)
}

/** The name of a weekday, where 1 is Monday. */
export function formatWeekday(language: Language, weekday: number): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locales[language], options).format(Date.UTC(2024, 0, weekday))
}

/** A month given as yyyy-MM: “December 2026”. */
export function formatMonth(language: Language, month: string): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], options).format(Date.parse(`${month}-01`))
}

/** A time of day in a time zone, formatted for the language. */
function clockText(language: Language, zone: string, instant: number): string {
  return isolateBidi(
    language,
    new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: zone }).format(instant),
  )
}

/** The city of a time zone: “Karachi”. */
function placeText(language: Language, zone: string): string {
  return isolateBidi(language, (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '))
}

/** The time zones of the school and of the reader. */
type Zones = { school: string; own: string }
type FormattedTimes = {
  day: string
  /** The school's time, with its day if that differs from the reader's. */
  atSchool: string | null
  place: string | null
  own: string | null
  /** The same with its day. */
  ownDay: string | null
  /** The time, if it is the same for both. */
  clock: string | null
}

/**
 * A start time in the school's and in the reader's time zone, with the date if it differs. If both show the same, it
 * appears once.
 */
export function formatLessonTimes(instant: number, language: Language, zones: Zones): FormattedTimes {
  const { school, own } = zones
  const [day, time] = [formatDay(language, school, instant), clockText(language, school, instant)]
  const ownDayAndTime = formatRecipientTime(instant, language, zones)
  if (ownDayAndTime === null) return { day, atSchool: null, place: null, own: null, ownDay: null, clock: time }
  const isSameDay = getDayInZone(school, instant) === getDayInZone(own, instant)
  const ownText = isSameDay ? clockText(language, own, instant) : ownDayAndTime
  const atSchool = isSameDay ? time : `${day}${listSeparators[language]}${time}`
  return { day, atSchool, place: placeText(language, school), own: ownText, ownDay: ownDayAndTime, clock: null }
}

/** A local time of the school, such as the time a lesson was moved from. */
export function formatWallTime(language: Language, zone: string, { day, from }: { day: string; from: string }): string {
  const instant = toInstant(zone, day as WallDay, from)
  return `${formatDay(language, zone, instant)}${listSeparators[language]}${clockText(language, zone, instant)}`
}

/** A start time in the reader's time zone; null if it is the same as in the school's. */
export function formatRecipientTime(instant: number, language: Language, { school, own }: Zones): string | null {
  const isSame =
    getDayInZone(school, instant) === getDayInZone(own, instant) &&
    getTimeInZone(school, instant) === getTimeInZone(own, instant)
  if (isSame) return null
  return `${formatDay(language, own, instant)}${listSeparators[language]}${clockText(language, own, instant)}`
}

const MAX_NAME_LENGTH = 40

/**
 * Returns the name if it is a plain name, else the ID assigned by the school, else null. Otherwise anyone could
 * register someone else's email and have the school send arbitrary text to it (docs/security.md).
 */
export function getSafeName(name: string, code: string | null): string | null {
  const isPlain = name.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M} ’'-]+$/u.test(name)
  return isPlain ? name : code
}
