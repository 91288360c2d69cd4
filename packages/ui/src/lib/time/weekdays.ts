import { type Weekday, weekdays } from '@maktab/calendar/Weekday'
import { memoizeByKey } from '../memoizeByKey.ts'

/** Where a browser doesn't know on which day weeks begin: as the calendars of our languages begin them. */
const FIRST_BY_LANGUAGE: Readonly<Record<string, Weekday>> = { ur: 7, ar: 6 }

/** The days of the week that the wire names, in order and once each; whatever else is there is none. */
export function readWeekdays(data: unknown): Weekday[] {
  if (!Array.isArray(data)) return []
  const named = new Set<unknown>(data)
  return weekdays.filter((day) => named.has(day))
}

/** The week as a language's calendars begin it. */
export function getLocaleWeekdays(locale: string): Weekday[] {
  const first = firstWeekday(locale)
  return [...weekdays.slice(first - 1), ...weekdays.slice(0, first - 1)]
}

function firstWeekday(locale: string): Weekday {
  const read = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    /** As browsers had it first. */
    weekInfo?: { firstDay: number }
  }
  const known = read.getWeekInfo?.().firstDay ?? read.weekInfo?.firstDay
  return weekdays.find((day) => day === known) ?? FIRST_BY_LANGUAGE[read.language] ?? 1
}

const longOf = memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const shortOf = memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

/** A day of the week in words: “Monday”, or “Mon”. */
export function formatWeekday(day: Weekday, locale: string, width: 'long' | 'short'): string {
  // The first of January 2024 was a Monday.
  return (width === 'long' ? longOf : shortOf)(locale).format(Date.UTC(2024, 0, day))
}
