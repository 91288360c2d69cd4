import { type WallDay, addDays, weekdayOf } from '@maktab/calendar/WallDay'
import { countMonths, monthOf } from '../calendar/months.ts'

/** The first days of the last months, the month of a day last, and that of the month after it. */
export function monthsUntil(day: WallDay, count: number): WallDay[] {
  const first = countMonths(day) - count + 1
  return Array.from({ length: count + 1 }, (_, index) => `${monthOf(first + index)}-01` as WallDay)
}

/** The Mondays of the last weeks, the week of a day last, and that of the week after it. */
export function weeksUntil(day: WallDay, count: number): WallDay[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: count + 1 }, (_, index) => addDays(monday, (index - count + 1) * 7))
}

/** The first days of all months that a period touches. */
export function monthsBetween(from: WallDay, until: WallDay): WallDay[] {
  return monthsUntil(until, countMonths(until) - countMonths(from) + 1).slice(0, -1)
}
