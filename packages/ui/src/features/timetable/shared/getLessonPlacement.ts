import type { Lesson } from '@maktab/contract/schema'
import { getLocalTime, type TimetableClock } from '#lib/time/getLocalTime.ts'
import { parseWallTime } from '#lib/time/wallTime.ts'
import { addDays } from '#lib/time/wireDay.ts'
import { offsetIn } from '@maktab/calendar/zones'

/**
 * The day on which a lesson begins and the one on which it was planned; minutes from the midnight before it begins, more
 * than a day has where it goes on after the next.
 */
export type LessonPlacement = { day: string; planned: string; from: number; to: number }

const DAY_MINUTES = 1440

/** Where a lesson stands in a week, by the school’s clocks or by the viewer’s own. */
export function getLessonPlacement(lesson: Lesson, clocks: TimetableClock): LessonPlacement {
  const own = clocks === 'own' ? getLocalTime(lesson) : undefined
  if (!own) {
    const [from, to] = [minutesOf(lesson.from), minutesOf(lesson.to)]
    // An end that isn’t after the start is on the next day.
    return { day: lesson.heldOn, planned: lesson.day, from, to: to > from ? to : to + DAY_MINUTES }
  }
  const from = minutesOf(own.from)
  // Clocks may change meanwhile, in another night than the school’s: only the instants tell how long it is.
  const minutes = (Date.parse(lesson.ends.at) - Date.parse(lesson.starts.at)) / 60_000
  return { day: own.day, planned: addDays(lesson.day, own.shift), from, to: from + minutes }
}

const minutesOf = (time: string) => parseWallTime(time) ?? 0

/** Whether the device’s zone data say another hour than the school’s server for any of the lessons. */
export function hasOutdatedTimeZoneData(lessons: readonly Lesson[], viewerZone: string): boolean {
  return lessons.some(
    ({ starts: { at, viewerOffset } }) =>
      viewerOffset !== null && offsetIn(viewerZone, Date.parse(at)) !== viewerOffset,
  )
}
