import { readWallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { writeCalendar } from '@maktab/calendar/writeCalendar'
import type { Lesson } from '@maktab/contract/schema'

type CalendarLesson = {
  lesson: Lesson
  /** The host of the school, which makes the entry’s name unique in the world. */
  host: string
  /** The school’s zone. */
  timeZone: string
  now: Date
}

/** One lesson as a calendar file, on the day on which it is held. */
export function createLessonCalendarFile({ lesson, host, timeZone, now }: CalendarLesson): string {
  const { timingId, day, heldOn, from, to, title, courses } = lesson
  const held = readWallDay(heldOn)
  const entry = {
    uid: `lesson-${timingId}-${day}@${host}`,
    title,
    description: courses.map(({ name }) => name).join(', '),
    link: lesson.link,
    series: { days: held ? [weekdayOf(held)] : [], from, to, starts: held ?? null, ends: held ?? null },
    changes: [],
    changed: now.getTime(),
    version: 0,
  }
  return writeCalendar({ name: title, zone: timeZone, now: now.getTime(), entries: [entry] })
}
