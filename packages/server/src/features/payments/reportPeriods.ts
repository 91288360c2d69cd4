import { type WallDay, addDays, weekdayOf, dayNumberOf, parseWallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

const MONTHS_OF_YEAR = 12

/** The number of a day's month, counted from the year 0. */
export function toMonthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * MONTHS_OF_YEAR + month - 1
}

/** The month with this number, as yyyy-MM. */
export function formatMonthNumber(counted: number): string {
  const year = String(Math.floor(counted / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((counted % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`
}

/** The first days of the last `count` months including that of `day`, and of the next month. */
export function listMonthsUntil(day: WallDay, count: number): WallDay[] {
  const first = toMonthNumber(day) - count + 1
  return Array.from({ length: count + 1 }, (_, index) => `${formatMonthNumber(first + index)}-01` as WallDay)
}

/** The Mondays of the last `count` weeks including that of `day`, and of the next week. */
export function listWeeksUntil(day: WallDay, count: number): WallDay[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: count + 1 }, (_, index) => addDays(monday, (index - count + 1) * 7))
}

/** The first days of all months in a period. */
export function listMonthsBetween(from: WallDay, until: WallDay): WallDay[] {
  return listMonthsUntil(until, toMonthNumber(until) - toMonthNumber(from) + 1).slice(0, -1)
}

/** The longest period of a report. */
const MAX_DAYS = 3660
/** The last day whose following day still has a four-digit year. */
const LAST_DAY = '9999-12-30'

/** Two days of the school's calendar, and their instants; `before` is exclusive. */
export type Period = { from: WallDay; until: WallDay; since: number; before: number }

type PeriodQuery = { from?: string | undefined; until?: string | undefined }

/** The period between two days, inclusive; by default the current month until today. */
export function readPeriod(query: PeriodQuery, { timeZone, now }: { timeZone: string; now: number }): Period {
  const until = query.until === undefined ? getDayInZone(timeZone, now) : dayOf('until', query.until)
  const [first = until] = listMonthsUntil(until, 1)
  const from = query.from === undefined ? first : dayOf('from', query.from)
  if (until < from) throw invalidField('until', message('The end date can’t be before the start date.'))
  if (dayNumberOf(until) - dayNumberOf(from) > MAX_DAYS)
    throw invalidField('until', message('Choose a period of up to 10 years.'))
  return {
    from,
    until,
    since: toInstant(timeZone, from, '00:00'),
    before: toInstant(timeZone, addDays(until, 1), '00:00'),
  }
}

function dayOf(field: 'from' | 'until', text: string): WallDay {
  const day = parseWallDay(text)
  if (day === undefined || day > LAST_DAY) throw invalidField(field, message('That date doesn’t exist.'))
  return day
}

/** Formats an instant for the response. */
export function formatTimestamp(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
