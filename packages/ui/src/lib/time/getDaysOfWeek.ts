import { parseDate, startOfWeek } from '@internationalized/date'
import { addDays, isIsoDay } from './isoDay.ts'

/** The seven days of the week that contains a day, starting with the locale’s first weekday. */
export function getDaysOfWeek(day: string, locale: string): string[] {
  const first = isIsoDay(day) ? startOfWeek(parseDate(day), locale).toString() : day
  return Array.from({ length: 7 }, (_, at) => addDays(first, at))
}
