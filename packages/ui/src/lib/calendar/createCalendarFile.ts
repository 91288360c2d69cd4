import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readWallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { writeCalendar, writeInstantEvent } from '@maktab/calendar/writeCalendar'
import type { ClassTime } from '../lessons/classTimes.ts'
import { formatWeekdays } from '../time/weekdays.ts'
import type { Lesson } from '@maktab/contract/schema'

type CalendarClass = {
  /** With days: a file of one without them would promise what nobody has agreed on. */
  time: ClassTime
  title: string
  link: string | null | undefined
  /** The host of the school, which makes the entry’s name unique in the world. */
  host: string
  /** The school’s zone. */
  timeZone: string
  /** The school’s day, yyyy-MM-dd: lessons that were are not told. */
  today: string
  now: Date
}

/** A class as a calendar file: on its days, at the school’s wall time, wherever the viewer is and in summer too. */
export function createClassCalendarFile(
  { time, title, link, host, timeZone, today, now }: CalendarClass,
  i18n: I18n,
  locale: string,
): string {
  const { id, from, to, starts = '', ends = null } = time
  const days = formatWeekdays(time.days, i18n, locale)
  const entry = {
    uid: `class-${id}@${host}`,
    title,
    description: i18n._(msg`${days}, from ${from} to ${to}, by the clock of ${timeZone}.`),
    link,
    series: { days: time.days, from, to, starts: readWallDay(starts > today ? starts : today) ?? null, ends },
    changes: [],
    changed: now.getTime(),
    version: 0,
  }
  return writeCalendar({ name: title, zone: timeZone, now: now.getTime(), entries: [entry] })
}

type CalendarEvent = {
  id: number
  title: string
  description: string
  link: string | null | undefined
  /** The host of the school, which makes the entry’s name unique in the world. */
  host: string
  startsAt: Date
  now: Date
}

/** An event as a calendar file (iCalendar): one moment, the same all over the world. */
export function createEventCalendarFile({ id, host, description, ...event }: CalendarEvent): string {
  return writeInstantEvent({ ...event, uid: `event-${id}@${host}`, ...(description && { description }) })
}

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
