import type { WallDay } from '@maktab/calendar/WallDay'
import { minutesOf, wallTimeOf } from '@maktab/calendar/wallTime'
import * as zones from '@maktab/calendar/zones'

/** The school's date at an instant, as it travels: `yyyy-MM-dd`. */
export function schoolToday(now: Date, timeZone: string): WallDay {
  return dayIn(timeZone, now)
}

/** The date that a zone's calendars show at an instant: `yyyy-MM-dd`. */
export function dayIn(timeZone: string, instant: Date): WallDay {
  return zones.dayIn(timeZone, instant.getTime())
}

/** How many minutes of its day a zone's clocks have counted at an instant. */
export function minutesIn(timeZone: string, instant: Date): number {
  return minutesOf(zones.timeIn(timeZone, instant.getTime())) ?? 0
}

/**
 * The instant at which a zone's clocks show so many minutes of a day that the calendar has. A time that the change to
 * summer time leaves out is as much later; of one that comes twice it is the first.
 */
export function instantIn(timeZone: string, day: string, minutes: number): Date {
  return new Date(zones.instantIn(timeZone, day as WallDay, wallTimeOf(minutes)))
}
