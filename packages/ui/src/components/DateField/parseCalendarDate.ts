import { type CalendarDate, parseDate } from '@internationalized/date'
import { isWireDay } from '#lib/time/wireDay.ts'

/** A day of the wire as react-aria takes it; null for none, and for what is no day. */
export function parseCalendarDate(text: string): CalendarDate | null {
  return isWireDay(text) ? parseDate(text) : null
}
