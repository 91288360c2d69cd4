import type { WallDay } from '@maktab/calendar/WallDay'
import { parseMinutes, formatWallTime } from '@maktab/calendar/wallTime'
import * as zones from '@maktab/calendar/zones'

/** The school's date at an instant, as it travels: `yyyy-MM-dd`. */
export function getSchoolToday(now: Date, timeZone: string): WallDay {
  return getDayInZone(timeZone, now)
}

/** The date that a zone's calendars show at an instant: `yyyy-MM-dd`. */
export function getDayInZone(timeZone: string, instant: Date): WallDay {
  return zones.dayIn(timeZone, instant.getTime())
}

/** How many minutes of its day a zone's clocks have counted at an instant. */
export function getMinutesInZone(timeZone: string, instant: Date): number {
  return parseMinutes(zones.timeIn(timeZone, instant.getTime())) ?? 0
}

/**
 * The instant at which a zone's clocks show so many minutes of a day that the calendar has. A time that the change to
 * summer time leaves out is as much later; of one that comes twice it is the first.
 */
export function toInstantInZone(timeZone: string, day: string, minutes: number): Date {
  return new Date(zones.instantIn(timeZone, day as WallDay, formatWallTime(minutes)))
}
