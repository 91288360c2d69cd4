import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readWallDay } from '@maktab/calendar/WallDay'
import { writeCalendar } from '@maktab/calendar/writeCalendar'
import type { ClassTime } from '../lessons/readClassTimes.ts'
import { formatWeekdays } from '../time/formatWeekdays.ts'

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
