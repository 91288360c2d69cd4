import { type Weekday, parseWallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { addDays } from './isoDay.ts'

const DAYS_OF_WEEK = 7

/** The seven days of the week that contains a day, starting on a weekday. */
export function getDaysOfWeek(day: string, weekStart: Weekday): string[] {
  const parsed = parseWallDay(day)
  const first = parsed ? addDays(day, -((weekdayOf(parsed) - weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK)) : day
  return Array.from({ length: DAYS_OF_WEEK }, (_, at) => addDays(first, at))
}
