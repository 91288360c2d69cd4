import { type WallDay, dayNumberOf, wallDayOf } from './WallDay.ts'
import { parseMinutes, formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * The instant, in milliseconds since 1970, at which a zone's clocks show a time (`HH:mm`) of a day. A time that the
 * clocks skip is later by the gap; of one that comes twice it is the first. Throws a RangeError for what is no time.
 */
export function instantIn(zone: string, day: WallDay, time: string): number {
  const minutes = parseMinutes(time)
  if (minutes === undefined) throw new RangeError(`“${time}” is no time of a day.`)
  return zoneClock(zone).instantOf(dayNumberOf(day) * DAY + minutes * MINUTE)
}

/** The day that a zone's calendars show at an instant in milliseconds. */
export function dayIn(zone: string, instant: number): WallDay {
  return wallDayOf(Math.floor(shownIn(zone, instant) / DAY))
}

/** The time, `HH:mm`, that a zone's clocks show at an instant in milliseconds. */
export function timeIn(zone: string, instant: number): string {
  return formatWallTime(Math.floor(shownIn(zone, instant) / MINUTE))
}

/** How many minutes a zone's clocks are ahead of UTC at an instant in milliseconds. */
export function offsetIn(zone: string, instant: number): number {
  return zoneClock(zone).offsetAt(instant) / MINUTE
}

function shownIn(zone: string, instant: number): number {
  return instant + zoneClock(zone).offsetAt(instant)
}

/** What a viewer's calendar and clock show, and by how many days that is another day than the school's. */
type ViewerTime = { day: WallDay; time: string; shift: number }

/**
 * An instant in milliseconds by the viewer's clock. `shift` is 1 where it is the next day there already, -1 where it is
 * the day before still; two days only are apart who live at both ends of the date line.
 */
export function toViewerTime(schoolZone: string, viewerZone: string, instant: number): ViewerTime {
  const day = dayIn(viewerZone, instant)
  const shift = dayNumberOf(day) - dayNumberOf(dayIn(schoolZone, instant))
  return { day, time: timeIn(viewerZone, instant), shift }
}
