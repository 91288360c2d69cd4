import { type WallDay, addDays, weekdayOf } from '@maktab/calendar/WallDay'

const MONTHS_OF_YEAR = 12

/** The first days of the last months, the month of a day last, and that of the month after it. */
export function monthsUntil(day: WallDay, count: number): WallDay[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = year * MONTHS_OF_YEAR + month - 1
  return Array.from({ length: count + 1 }, (_, index) => {
    const one = last - count + 1 + index
    const number = String((one % MONTHS_OF_YEAR) + 1).padStart(2, '0')
    return `${Math.floor(one / MONTHS_OF_YEAR)}-${number}-01` as WallDay
  })
}

/** The Mondays of the last weeks, the week of a day last, and that of the week after it. */
export function weeksUntil(day: WallDay, count: number): WallDay[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: count + 1 }, (_, index) => addDays(monday, (index - count + 1) * 7))
}

/** The first days of all months that a period touches. */
export function monthsBetween(from: WallDay, until: WallDay): WallDay[] {
  const number = (day: WallDay) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return year * MONTHS_OF_YEAR + month
  }
  return monthsUntil(until, number(until) - number(from) + 1).slice(0, -1)
}
