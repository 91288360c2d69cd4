import { type WallDay, addDays, weekdayOf } from '@maktab/calendar/WallDay'
import { toMonthNumber, formatMonthNumber } from '../timetable/feed/months.ts'

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
