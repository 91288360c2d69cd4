import { memoizeByKey } from '../memoizeByKey.ts'

/** A day's midnight in UTC in milliseconds: days are never converted between zones. */
function midnightOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some engines roll February 30th over instead of rejecting it.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? undefined : time
}

/** Whether a text is an existing day as `yyyy-MM-dd`. */
export function isIsoDay(text: string): boolean {
  return midnightOf(text) !== undefined
}

/** Adds days to a wire day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Number of days between two wire days; negative if `until` is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

const getFormatter = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' }),
)

/** Formats a wire day in the locale; invalid text is returned unchanged. */
export function formatIsoDay(text: string, locale: string): string {
  const midnight = midnightOf(text.trim())
  if (midnight === undefined) return text
  return getFormatter(locale).format(midnight)
}

const formats = {
  long: memoizeByKey((locale) => createFormatter(locale, { weekday: 'long', month: 'long' })),
  short: memoizeByKey((locale) => createFormatter(locale, { weekday: 'short', month: 'short' })),
  dated: memoizeByKey((locale) => createFormatter(locale, { weekday: 'long', month: 'short', year: 'numeric' })),
}

function createFormatter(locale: string, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...parts, day: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
}

/** Formats a wire day with its weekday, such as “Monday 23 March”; `dated` includes the year. */
export function formatDayName(day: string, locale: string, length: keyof typeof formats = 'long'): string {
  return formats[length](locale).format(Date.parse(`${day}T00:00:00Z`))
}

const getHijriFormatter = memoizeByKey(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      calendar: 'islamic-umalqura',
      timeZone: 'UTC',
    }),
)

/** Formats a wire day in the Hijri calendar of Umm al-Qura: “5 Shawwal 1447 AH”. Countries may differ by a day. */
export function formatHijriDay(day: string, locale: string): string {
  return getHijriFormatter(locale).format(Date.parse(`${day}T00:00:00Z`))
}
