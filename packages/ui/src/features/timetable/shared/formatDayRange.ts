import { memoizeByKey } from '#lib/memoizeByKey.ts'

const parts = {
  weekday: memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })),
  date: memoizeByKey(
    (locale) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' }),
  ),
}

/** “Monday” and “23 Mar”, for where they stand below each other. */
export function formatWeekdayAndDate(day: string, locale: string): { weekday: string; date: string } {
  const at = Date.parse(`${day}T00:00:00Z`)
  return { weekday: parts.weekday(locale).format(at), date: parts.date(locale).format(at) }
}

const spans = memoizeByKey(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
    }),
)

/** “23 – 29 March 2026” */
export function formatDayRange(first: string, last: string, locale: string): string {
  return spans(locale).formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`))
}
