import { memoizeByKey } from '../formatters.ts'

/** Milliseconds of a day's midnight, as if the day were UTC's: days are counted and shown, never converted. */
function midnightOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some engines roll February 30th over instead of refusing it.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? undefined : time
}

/** Whether a text of the wire is a day that the calendar has, as `yyyy-MM-dd`. */
export function isWireDay(text: string): boolean {
  return midnightOf(text) !== undefined
}

/** The day that is so many days after another of the wire. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days it is from one day of the wire to another; below zero where that was before. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

const formatterOf = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' }),
)

/** A day of the wire as the language writes it; what can't be read is shown as it came. */
export function formatWireDay(text: string, locale: string): string {
  const midnight = midnightOf(text.trim())
  if (midnight === undefined) return text
  return formatterOf(locale).format(midnight)
}

const formats = {
  long: memoizeByKey((locale) => newFormat(locale, { weekday: 'long', month: 'long' })),
  short: memoizeByKey((locale) => newFormat(locale, { weekday: 'short', month: 'short' })),
  dated: memoizeByKey((locale) => newFormat(locale, { weekday: 'long', month: 'short', year: 'numeric' })),
}

function newFormat(locale: string, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...parts, day: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
}

/** “Monday 23 March” of a day of the wire, as the language writes it; `dated` where it may be of another year. */
export function formatDayName(day: string, locale: string, length: keyof typeof formats = 'long'): string {
  return formats[length](locale).format(Date.parse(`${day}T00:00:00Z`))
}
