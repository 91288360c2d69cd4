import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Weekday } from '@maktab/calendar/Weekday'
import { memoizeByKey } from '../memoizeByKey.ts'
import { getLocaleWeekdays, formatWeekday } from './weekdays.ts'

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
