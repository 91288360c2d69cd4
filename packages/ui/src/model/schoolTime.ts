import { type CalendarDate, fromDate, toCalendarDate, toCalendarDateTime, Time, toZoned } from '@internationalized/date'

/** The school's date at an instant, as it travels: `yyyy-MM-dd`. */
export function schoolToday(now: Date, timeZone: string): string {
  return dayIn(timeZone, now).toString()
}

/** The date that a zone's calendars show at an instant. */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  return toCalendarDate(fromDate(instant, timeZone))
}

/** How many minutes of its day a zone's clocks have counted at an instant. */
export function minutesIn(timeZone: string, instant: Date): number {
  const { hour, minute } = fromDate(instant, timeZone)
  return hour * 60 + minute
}

/**
 * The instant at which a zone's clocks show so many minutes of a day. A time that the change to summer time leaves out
 * is as much later; of one that comes twice it is the first.
 */
export function instantIn(timeZone: string, day: CalendarDate, minutes: number): Date {
  const time = new Time(Math.floor(minutes / 60), minutes % 60)
  return toZoned(toCalendarDateTime(day, time), timeZone).toDate()
}
