import { type Weekday, weekdays } from '@maktab/calendar/WallDay'
import { memoizeByKey } from '../memoizeByKey.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Reads weekdays from a response, ordered and without duplicates; anything else is ignored. */
export function readWeekdays(data: unknown): Weekday[] {
  if (!Array.isArray(data)) return []
  const values = new Set<unknown>(data)
  return weekdays.filter((day) => values.has(day))
}

/** A weekday from a response; Monday if it isn’t one. */
export function toWeekday(day: number | undefined): Weekday {
  return weekdays.find((one) => one === day) ?? 1
}

/** The weekdays of a week that starts on one of them. */
export function getWeekdaysFrom(first: Weekday): Weekday[] {
  return [...weekdays.slice(first - 1), ...weekdays.slice(0, first - 1)]
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
const getShortListFormatter = memoizeByKey((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))

type WeekdaysOptions = {
  /** “Mon, Wed” instead of “Mon and Wed”. */
  isShort?: boolean
}

/** Formats weekdays: “every day”, “Mon–Fri”, “Mon and Wed”; empty if there are none. */
export function formatWeekdays(
  days: readonly Weekday[],
  i18n: I18n,
  locale: string,
  { isShort = false }: WeekdaysOptions = {},
): string {
  const sorted = weekdays.filter((day) => days.includes(day))
  if (sorted.length === DAYS_OF_WEEK) return i18n._(msg`every day`)
  const name = (day: Weekday) => formatWeekday(day, locale, 'short')
  const run = findRun(sorted)
  if (run) {
    const [first, last] = [name(run.first), name(run.last)]
    return i18n._(msg`${first}–${last}`)
  }
  return (isShort ? getShortListFormatter : getListFormatter)(locale).format(sorted.map(name))
}

/** The first and last of consecutive days, which may wrap around the end of the week. */
function findRun(days: readonly Weekday[]): { first: Weekday; last: Weekday } | undefined {
  if (days.length < MIN_RUN) return undefined
  const next = (day: Weekday, by: 1 | 6) => weekdays[(weekdays.indexOf(day) + by) % DAYS_OF_WEEK] ?? day
  const [first, ...others] = days.filter((day) => !days.includes(next(day, 6)))
  const last = days.find((day) => !days.includes(next(day, 1)))
  return first === undefined || last === undefined || others.length > 0 ? undefined : { first, last }
}
