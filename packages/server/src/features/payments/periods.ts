import { type WallDay, addDays, weekdayOf, dayNumberOf, readWallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

const MONTHS_OF_YEAR = 12

/** How many months were over before that of a day since the year 0, so that months are told apart by numbers. */
export function toMonthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * MONTHS_OF_YEAR + month - 1
}

/** The month, as yyyy-MM, before which so many were over. */
export function formatMonthNumber(counted: number): string {
  const year = String(Math.floor(counted / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((counted % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`
}

/** The first days of the last months, the month of a day last, and that of the month after it. */
export function listMonthsUntil(day: WallDay, count: number): WallDay[] {
  const first = toMonthNumber(day) - count + 1
  return Array.from({ length: count + 1 }, (_, index) => `${formatMonthNumber(first + index)}-01` as WallDay)
}

/** The Mondays of the last weeks, the week of a day last, and that of the week after it. */
export function listWeeksUntil(day: WallDay, count: number): WallDay[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: count + 1 }, (_, index) => addDays(monday, (index - count + 1) * 7))
}

/** The first days of all months that a period touches. */
export function listMonthsBetween(from: WallDay, until: WallDay): WallDay[] {
  return listMonthsUntil(until, toMonthNumber(until) - toMonthNumber(from) + 1).slice(0, -1)
}

/** A period that is longer is none that anybody reads at once. */
const MAX_DAYS = 3660
/** After it there is one more that is written with four digits of a year. */
const LAST_DAY = '9999-12-30'

/** Days of the school’s calendar, and the moments between which they are; the last is the first one after them. */
export type Period = { from: WallDay; until: WallDay; since: number; before: number }

type PeriodQuery = { from?: string | undefined; until?: string | undefined }

/** The period between two days, both of which belong to it; the month until today where none is asked for. */
export function readPeriod(asked: PeriodQuery, { timeZone, now }: { timeZone: string; now: number }): Period {
  const until = asked.until === undefined ? dayIn(timeZone, now) : dayOf('until', asked.until)
  const [first = until] = listMonthsUntil(until, 1)
  const from = asked.from === undefined ? first : dayOf('from', asked.from)
  if (until < from) throw invalidField('until', message('The period ends before it begins.'))
  if (dayNumberOf(until) - dayNumberOf(from) > MAX_DAYS)
    throw invalidField('until', message('A period has ten years at most.'))
  return {
    from,
    until,
    since: instantIn(timeZone, from, '00:00'),
    before: instantIn(timeZone, addDays(until, 1), '00:00'),
  }
}

function dayOf(field: 'from' | 'until', text: string): WallDay {
  const day = readWallDay(text)
  if (day === undefined || day > LAST_DAY) throw invalidField(field, message('There is no such day.'))
  return day
}

/** A moment as the contract has it. */
export function formatTimestamp(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
