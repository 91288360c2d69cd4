import { memoizeByKey } from '../memoizeByKey.ts'

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
