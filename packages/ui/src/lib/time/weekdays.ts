import { type Weekday, weekdays } from '@maktab/calendar/WallDay'
import { memoizeByKey } from '../formatters.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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

const DAYS_OF_WEEK = 7
/** From so many days in a row on they are told by the first and the last. */
const LEAST_RUN = 3

const listOf = memoizeByKey((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Days of the week in words: “every day”, “Mon–Fri”, “Mon and Wed”; nothing where there are none. */
export function formatWeekdays(days: readonly Weekday[], i18n: I18n, locale: string): string {
  const week = getLocaleWeekdays(locale)
  const told = week.filter((day) => days.includes(day))
  if (told.length === DAYS_OF_WEEK) return i18n._(msg`every day`)
  const name = (day: Weekday) => formatWeekday(day, locale, 'short')
  const run = runOf(told, week)
  if (run) {
    const [first, last] = [name(run.first), name(run.last)]
    return i18n._(msg`${first}–${last}`)
  }
  return listOf(locale).format(told.map(name))
}

/** The first and last of days that follow each other, over the week's end too. */
function runOf(days: readonly Weekday[], week: readonly Weekday[]): { first: Weekday; last: Weekday } | undefined {
  if (days.length < LEAST_RUN) return undefined
  const next = (day: Weekday, by: 1 | 6) => week[(week.indexOf(day) + by) % DAYS_OF_WEEK] ?? day
  const [first, ...others] = days.filter((day) => !days.includes(next(day, 6)))
  const last = days.find((day) => !days.includes(next(day, 1)))
  return first === undefined || last === undefined || others.length > 0 ? undefined : { first, last }
}
