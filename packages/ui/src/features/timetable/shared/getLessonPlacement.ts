import type { Lesson } from '@maktab/contract/schema'
import { getLocalLessonTime, type TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import { parseWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { addDays } from '#lib/time/isoDay.ts'
import { getOffsetMinutes } from '@maktab/calendar/zonedTime'
import type { LessonSlot } from './LessonDialog/LessonDialogProps.ts'

/**
 * Day on which a lesson starts and day for which it was planned; start and end in minutes from midnight of the first.
 * The end exceeds a day’s minutes for lessons over midnight.
 */
export type LessonPlacement = { day: string; planned: string; from: number; to: number }

const DAY_MINUTES = 1440

/** Position of a lesson in the week, in the school’s or the viewer’s time zone. */
export function getLessonPlacement(lesson: Lesson, clocks: TimetableClock): LessonPlacement {
  const own = clocks === 'own' ? getLocalLessonTime(lesson) : undefined
  if (!own) {
    const [from, to] = [minutesOf(lesson.from), minutesOf(lesson.to)]
    // An end that isn’t after the start is on the next day.
    return { day: lesson.heldOn, planned: lesson.day, from, to: to > from ? to : to + DAY_MINUTES }
  }
  const from = minutesOf(own.from)
  // The viewer’s clocks may change during the lesson, so only the instants give its duration.
  const minutes = (Date.parse(lesson.ends.at) - Date.parse(lesson.starts.at)) / 60_000
  return { day: own.day, planned: addDays(lesson.day, own.shift), from, to: from + minutes }
}

const minutesOf = (time: string) => parseWallTime(time) ?? 0

/**
 * The day and time of a lesson moved by some minutes, in the school’s time. A lesson that was dragged in the viewer’s
 * time zone moves by the same number of minutes.
 */
export function shiftLesson({ heldOn, from, to }: Pick<Lesson, 'heldOn' | 'from' | 'to'>, minutes: number): LessonSlot {
  const start = minutesOf(from) + minutes
  const timeOfDay = (minute: number) => toWallTime(((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
  return {
    day: addDays(heldOn, Math.floor(start / DAY_MINUTES)),
    from: timeOfDay(start),
    to: timeOfDay(minutesOf(to) + minutes),
  }
}

/** Whether the device’s offset differs from the server’s for any of the lessons. */
export function hasOutdatedTimeZoneData(lessons: readonly Lesson[], viewerZone: string): boolean {
  return lessons.some(
    ({ starts: { at, viewerOffset } }) =>
      viewerOffset !== null && getOffsetMinutes(viewerZone, Date.parse(at)) !== viewerOffset,
  )
}
