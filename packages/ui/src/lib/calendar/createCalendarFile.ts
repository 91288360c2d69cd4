import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseWallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { writeICalendar, writeInstantEvent } from '@maktab/calendar/writeICalendar'
import type { ClassTime } from '../lessons/readClassTimes.ts'
import { formatWeekdays } from '../time/weekdays.ts'
import type { Lesson } from '@maktab/contract/schema'

type CalendarClass = {
  /** Must have days: without them the times aren’t agreed yet. */
  time: ClassTime
  title: string
  link: string | null | undefined
  /** The school’s host, which makes the UID globally unique. */
  host: string
  /** The school’s time zone. */
  timeZone: string
  /** Today in the school’s zone, yyyy-MM-dd; past lessons are left out. */
  today: string
  now: Date
}

/** Writes a class as a recurring iCalendar entry in the school’s wall time, including daylight saving. */
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
    description: i18n._(msg`${days}, ${from}–${to} (${timeZone}).`),
    link,
    series: { days: time.days, from, to, starts: parseWallDay(starts > today ? starts : today) ?? null, ends },
    changes: [],
    changed: now.getTime(),
    version: 0,
  }
  return writeICalendar({ name: title, zone: timeZone, now: now.getTime(), entries: [entry] })
}

type CalendarEvent = {
  id: number
  title: string
  description: string
  link: string | null | undefined
  /** The school’s host, which makes the UID globally unique. */
  host: string
  startsAt: Date
  now: Date
}

/** Writes an event as an iCalendar file with its start in UTC. */
export function createEventCalendarFile({ id, host, description, ...event }: CalendarEvent): string {
  return writeInstantEvent({ ...event, uid: `event-${id}@${host}`, ...(description && { description }) })
}

type CalendarLesson = {
  lesson: Lesson
  /** The school’s host, which makes the UID globally unique. */
  host: string
  /** The school’s time zone. */
  timeZone: string
  now: Date
}

/** Writes one lesson as an iCalendar file, on its actual day. */
export function createLessonCalendarFile({ lesson, host, timeZone, now }: CalendarLesson): string {
  const { timingId, day, heldOn, from, to, title, courses } = lesson
  const heldDay = parseWallDay(heldOn)
  const entry = {
    uid: `lesson-${timingId}-${day}@${host}`,
    title,
    description: courses.map(({ name }) => name).join(', '),
    link: lesson.link,
    series: { days: heldDay ? [weekdayOf(heldDay)] : [], from, to, starts: heldDay ?? null, ends: heldDay ?? null },
    changes: [],
    changed: now.getTime(),
    version: 0,
  }
  return writeICalendar({ name: title, zone: timeZone, now: now.getTime(), entries: [entry] })
}
