import { type WallDay, dayNumberOf } from './WallDay.ts'
import { dayIn, timeIn } from './zones.ts'

/** What a viewer's calendar and clock show, and by how many days that is another day than the school's. */
export type ViewerTime = { day: WallDay; time: string; shift: number }

/**
 * An instant in milliseconds by the viewer's clock. `shift` is 1 where it is the next day there already, -1 where it is
 * the day before still; two days only are apart who live at both ends of the date line.
 */
export function toViewerTime(schoolZone: string, viewerZone: string, instant: number): ViewerTime {
  const day = dayIn(viewerZone, instant)
  const shift = dayNumberOf(day) - dayNumberOf(dayIn(schoolZone, instant))
  return { day, time: timeIn(viewerZone, instant), shift }
}
