import { findNextLessonOfSeries } from '@maktab/calendar/listLessonsBetween'
import { type WallDay, type Weekday, weekdays } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstantInZone, getMinutesInZone } from '../time/schoolTime.ts'
import { isOvernight, parseWallTime, toWallTime, formatWallTime } from '../time/wallTime.ts'
import { addDays } from '../time/wireDay.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatWeekdays } from '../time/weekdays.ts'

/** The wall times of the school's zone between which a class meets. */
export type ClassHours = {
  from: string
  to: string
  /** On which days of the week: without any they are agreed with the teacher, and each may be one. */
  days?: readonly Weekday[]
  starts?: WallDay
  ends?: WallDay
}

/**
 * `startShift` is 1 where the class begins on the day after the school's, and -1 on the day before; `days` are those of
 * the viewer's week.
 */
export type ViewerHours = { from: string; to: string; days: Weekday[]; startShift: number }

/**
 * What a viewer's own clocks show for the next lesson of a class, or where its days aren't known for one of the school's
 * present day; nothing where they show the same.
 */
export function getViewerHours(
  hours: ClassHours,
  schoolZone: string,
  viewerZone: string,
  now: Date,
): ViewerHours | undefined {
  const next = hours.days?.length ? lessonOf(hours, schoolZone, now) : undefined
  const day = next?.day ?? getDayInZone(schoolZone, now)
  const meeting = meetingOn(day, hours, schoolZone)
  if (!meeting) return undefined
  const [from, to] = [getMinutesInZone(viewerZone, meeting.start), getMinutesInZone(viewerZone, meeting.end)]
  const startShift = Math.sign(Date.parse(getDayInZone(viewerZone, meeting.start)) - Date.parse(day))
  const isSame = startShift === 0 && from === parseWallTime(hours.from) && to === parseWallTime(hours.to)
  if (isSame) return undefined
  return { from: toWallTime(from), to: toWallTime(to), days: shiftDays(hours.days ?? [], startShift), startShift }
}

function shiftDays(days: readonly Weekday[], by: number): Weekday[] {
  const shifted = new Set(days.map((day) => weekdays.at((day - 1 + by) % weekdays.length)))
  return weekdays.filter((day) => shifted.has(day))
}

/**
 * Minutes until the next lesson begins: none or fewer while it is on. Undefined where its times can't be read, or none
 * will come.
 */
export function getMinutesUntilNextLesson(hours: ClassHours, schoolZone: string, now: Date): number | undefined {
  const next = lessonOf(hours, schoolZone, now)
  return next && Math.ceil((next.starts - now.getTime()) / 60_000)
}

/** From ten minutes before a class begins until it ends: when joining is what a person has come for. */
export function isClassOnOrStartingSoon(hours: ClassHours, schoolZone: string, now: Date): boolean {
  const minutes = getMinutesUntilNextLesson(hours, schoolZone, now)
  return minutes !== undefined && minutes <= 10
}

/** The lesson that is on, or else the next one; of a class whose days aren't known each day may have one. */
function lessonOf({ from, to, days = [], starts, ends }: ClassHours, zone: string, now: Date) {
  const series = { from, to, days: days.length > 0 ? days : weekdays, starts: starts ?? null, ends: ends ?? null }
  return findNextLessonOfSeries(series, [], zone, now.getTime())
}

function meetingOn(day: string, hours: ClassHours, zone: string): { start: Date; end: Date } | undefined {
  const [from, to] = [parseWallTime(hours.from), parseWallTime(hours.to)]
  if (from === undefined || to === undefined) return undefined
  const lastDay = isOvernight(hours) ? addDays(day, 1) : day
  return { start: toInstantInZone(zone, day, from), end: toInstantInZone(zone, lastDay, to) }
}

/**
 * A time in one line of text, by the school's clocks: “Mon and Wed, 16:00 – 17:00”; without days the hours alone. The
 * hours are kept apart from days that run from right to left: their digits would change places.
 */
export function formatClassHours({ from, to, days = [] }: ClassHours, i18n: I18n, locale: string): string {
  const hours = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  if (days.length === 0) return hours
  const told = formatWeekdays(days, i18n, locale)
  const apart = `\u2068${hours}\u2069`
  return i18n._(msg`${told}, ${apart}`)
}
