import { offsetIn } from '@maktab/calendar/zones'
import type { Lesson } from '@maktab/contract/schema'

/** Whether the device’s zone data say another hour than the school’s server for any of the lessons. */
export function hasOutdatedTimeZoneData(lessons: readonly Lesson[], viewerZone: string): boolean {
  return lessons.some(
    ({ starts: { at, viewerOffset } }) =>
      viewerOffset !== null && offsetIn(viewerZone, Date.parse(at)) !== viewerOffset,
  )
}
