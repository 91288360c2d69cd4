import { type WallDay, dayNumberOf, wallDayOf } from './WallDay.ts'
import { parseMinutes, formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * The instant, in milliseconds since 1970, of a wall time (`HH:mm`) in a zone. A skipped time is moved later by the
 * gap; of a repeated time it is the first. Throws a RangeError for an invalid time.
 */
export function toInstant(zone: string, day: WallDay, time: string): number {
  const minutes = parseMinutes(time)
  if (minutes === undefined) throw new RangeError(`“${time}” is not a valid time.`)
  return zoneClock(zone).instantOf(dayNumberOf(day) * DAY + minutes * MINUTE)
}

/** The date in a zone at an instant in milliseconds. */
export function getDayInZone(zone: string, instant: number): WallDay {
  return wallDayOf(Math.floor(toWallMilliseconds(zone, instant) / DAY))
}

/** The wall time, `HH:mm`, in a zone at an instant in milliseconds. */
export function getTimeInZone(zone: string, instant: number): string {
  return formatWallTime(Math.floor(toWallMilliseconds(zone, instant) / MINUTE))
}

/** A zone's offset from UTC in minutes at an instant in milliseconds. */
export function getOffsetMinutes(zone: string, instant: number): number {
  return zoneClock(zone).offsetAt(instant) / MINUTE
}

function toWallMilliseconds(zone: string, instant: number): number {
  return instant + zoneClock(zone).offsetAt(instant)
}

/** Date and time in the viewer's zone, and the difference in days to the school's date. */
type ViewerTime = { day: WallDay; time: string; shift: number }

/**
 * Converts an instant in milliseconds to the viewer's zone. `shift` is 1 if it is already the next day there, -1 if it
 * is still the previous one; 2 or -2 only between zones at both extremes of the date line.
 */
export function toViewerTime(schoolZone: string, viewerZone: string, instant: number): ViewerTime {
  const day = getDayInZone(viewerZone, instant)
  const shift = dayNumberOf(day) - dayNumberOf(getDayInZone(schoolZone, instant))
  return { day, time: getTimeInZone(viewerZone, instant), shift }
}
