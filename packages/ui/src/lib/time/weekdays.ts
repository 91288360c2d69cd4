import { type Weekday, weekdays } from '@maktab/calendar/WallDay'
import { memoizeByKey } from '../memoizeByKey.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** First weekday by language, for browsers without week info. */
const FIRST_BY_LANGUAGE: Readonly<Record<string, Weekday>> = { ur: 7, ar: 6 }

/** Reads weekdays from a response, ordered and without duplicates; anything else is ignored. */
export function readWeekdays(data: unknown): Weekday[] {
  if (!Array.isArray(data)) return []
  const values = new Set<unknown>(data)
  return weekdays.filter((day) => values.has(day))
}

/** The weekdays in the locale's order. */
export function getLocaleWeekdays(locale: string): Weekday[] {
  const first = firstWeekday(locale)
  return [...weekdays.slice(first - 1), ...weekdays.slice(0, first - 1)]
}

function firstWeekday(locale: string): Weekday {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    /** Older browsers have this property instead of the method. */
    weekInfo?: { firstDay: number }
  }
  const known = info.getWeekInfo?.().firstDay ?? info.weekInfo?.firstDay
  return weekdays.find((day) => day === known) ?? FIRST_BY_LANGUAGE[info.language] ?? 1
}

const getLongFormatter = memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const getShortFormatter = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
)

/** Name of a weekday: “Monday” or “Mon”. */
export function formatWeekday(day: Weekday, locale: string, width: 'long' | 'short'): string {
  // The first of January 2024 was a Monday.
  return (width === 'long' ? getLongFormatter : getShortFormatter)(locale).format(Date.UTC(2024, 0, day))
}

const DAYS_OF_WEEK = 7
/** From this many consecutive days on, a range is shown. */
const MIN_RUN = 3

const getListFormatter = memoizeByKey((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Formats weekdays: “every day”, “Mon–Fri”, “Mon and Wed”; empty if there are none. */
export function formatWeekdays(days: readonly Weekday[], i18n: I18n, locale: string): string {
  const week = getLocaleWeekdays(locale)
  const sorted = week.filter((day) => days.includes(day))
  if (sorted.length === DAYS_OF_WEEK) return i18n._(msg`every day`)
  const name = (day: Weekday) => formatWeekday(day, locale, 'short')
  const run = findRun(sorted, week)
  if (run) {
    const [first, last] = [name(run.first), name(run.last)]
    return i18n._(msg`${first}–${last}`)
  }
  return getListFormatter(locale).format(sorted.map(name))
}

/** The first and last of consecutive days, which may wrap around the end of the week. */
function findRun(days: readonly Weekday[], week: readonly Weekday[]): { first: Weekday; last: Weekday } | undefined {
  if (days.length < MIN_RUN) return undefined
  const next = (day: Weekday, by: 1 | 6) => week[(week.indexOf(day) + by) % DAYS_OF_WEEK] ?? day
  const [first, ...others] = days.filter((day) => !days.includes(next(day, 6)))
  const last = days.find((day) => !days.includes(next(day, 1)))
  return first === undefined || last === undefined || others.length > 0 ? undefined : { first, last }
}
