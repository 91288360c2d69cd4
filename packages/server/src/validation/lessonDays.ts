import type { Series } from '@maktab/calendar/Series'
import { type WallDay, addDays, weekdayOf } from '@maktab/calendar/WallDay'
import type { Weekday } from '@maktab/calendar/Weekday'

const WEEK = 7

/** Whether a lesson is planned on a day. */
export function isLessonDay({ days, starts, ends }: Series, day: WallDay): boolean {
  return days.includes(weekdayOf(day)) && (starts === null || day >= starts) && (ends === null || day <= ends)
}

/** The first day, from a given one on, on which a lesson is planned; undefined where none is any more. */
export function findFirstLessonDay(series: Series, from: WallDay): WallDay | undefined {
  const first = series.starts !== null && series.starts > from ? series.starts : from
  for (let count = 0; count < WEEK; count += 1) {
    const day = addDays(first, count)
    if (isLessonDay(series, day)) return day
  }
  return undefined
}

/** Days of the week that are later, or earlier, by so many days. */
export function shiftWeekdays(days: readonly Weekday[], by: number): Weekday[] {
  return days.map((day) => (((((day - 1 + by) % WEEK) + WEEK) % WEEK) + 1) as Weekday)
}
