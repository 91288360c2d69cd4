import { findNextLessonOfSeries } from '@maktab/calendar/listLessonsBetween'
import { type WallDay, type Weekday, weekdays } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstantInZone, getMinutesInZone } from '../time/schoolTime.ts'
import { isOvernight, parseWallTime, toWallTime, formatWallTime } from '../time/wallTime.ts'
import { addDays } from '../time/isoDay.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatWeekdays } from '../time/weekdays.ts'

/** Start and end of a class in the school's wall time. */
export type ClassHours = {
  from: string
  to: string
  /** Days of the week; empty if they are agreed with the teacher, so that any day is possible. */
  days?: readonly Weekday[]
  starts?: WallDay
  ends?: WallDay
}

/**
 * Class hours in the viewer's zone. `startShift` is 1 if the class begins one day later than at the school, -1 if one
 * day earlier; `days` are shifted accordingly.
 */
export type ViewerHours = { from: string; to: string; days: Weekday[]; startShift: number }

/**
 * Converts the hours of a class's next lesson to the viewer's zone; if the days aren't known, those of the school's
 * current day. Undefined if they don't differ.
 */
export function getViewerHours(
  hours: ClassHours,
  schoolZone: string,
  viewerZone: string,
  now: Date,
): ViewerHours | undefined {
  const next = hours.days?.length ? findCurrentOrNextLesson(hours, schoolZone, now) : undefined
  const day = next?.day ?? getDayInZone(schoolZone, now)
  const lesson = getLessonInterval(day, hours, schoolZone)
  if (!lesson) return undefined
  const [from, to] = [getMinutesInZone(viewerZone, lesson.start), getMinutesInZone(viewerZone, lesson.end)]
  const startShift = Math.sign(Date.parse(getDayInZone(viewerZone, lesson.start)) - Date.parse(day))
  const isSame = startShift === 0 && from === parseWallTime(hours.from) && to === parseWallTime(hours.to)
  if (isSame) return undefined
  return { from: toWallTime(from), to: toWallTime(to), days: shiftDays(hours.days ?? [], startShift), startShift }
}

type WeeklyHours = { from: string; to: string; days: Weekday[] }

/** Weekly hours of one zone in another, as they are at the next lesson. */
export function convertHours(hours: WeeklyHours, zone: string, otherZone: string, now: Date): WeeklyHours {
  const { from, to, days } = getViewerHours(hours, zone, otherZone, now) ?? hours
  return { from, to, days }
}

function shiftDays(days: readonly Weekday[], by: number): Weekday[] {
  const shifted = new Set(days.map((day) => weekdays.at((day - 1 + by) % weekdays.length)))
  return weekdays.filter((day) => shifted.has(day))
}

/**
 * Minutes until the next lesson begins; zero or negative while it is on. Undefined if the times are invalid or no
 * lesson follows.
 */
export function getMinutesUntilNextLesson(hours: ClassHours, schoolZone: string, now: Date): number | undefined {
  const next = findCurrentOrNextLesson(hours, schoolZone, now)
  return next && Math.ceil((next.starts - now.getTime()) / 60_000)
}

/** From ten minutes before a class begins until it ends, when users want to join. */
export function isClassOnOrStartingSoon(hours: ClassHours, schoolZone: string, now: Date): boolean {
  const minutes = getMinutesUntilNextLesson(hours, schoolZone, now)
  return minutes !== undefined && minutes <= 10
}

type LessonTime = { day: string; from: string; to: string }

/**
 * The current or next lesson of a class: as sent by the backend or, without it or once it is over, by the weekly times,
 * regardless of cancelled and moved lessons.
 */
export function findNextLesson(
  sent: LessonTime | null | undefined,
  times: readonly ClassHours[],
  zone: string,
  now: Date,
): LessonTime | undefined {
  if (sent === null) return undefined
  const lesson = sent && getLessonInterval(sent.day, sent, zone)
  if (lesson && lesson.end > now) return sent
  const [next] = times
    .filter(({ days = [] }) => days.length > 0)
    .flatMap((time) => findCurrentOrNextLesson(time, zone, now) ?? [])
    .toSorted((one, other) => one.starts - other.starts)
  return next && { day: next.heldOn, from: next.from, to: next.to }
}

/** The current or next lesson; a class without known days may have one on any day. */
function findCurrentOrNextLesson({ from, to, days = [], starts, ends }: ClassHours, zone: string, now: Date) {
  const series = { from, to, days: days.length > 0 ? days : weekdays, starts: starts ?? null, ends: ends ?? null }
  return findNextLessonOfSeries(series, [], zone, now.getTime())
}

function getLessonInterval(day: string, hours: ClassHours, zone: string): { start: Date; end: Date } | undefined {
  const [from, to] = [parseWallTime(hours.from), parseWallTime(hours.to)]
  if (from === undefined || to === undefined) return undefined
  const lastDay = isOvernight(hours) ? addDays(day, 1) : day
  return { start: toInstantInZone(zone, day, from), end: toInstantInZone(zone, lastDay, to) }
}

/**
 * Formats class hours in the school's zone: “Mon and Wed, 16:00 – 17:00”, or only the hours without days. The hours are
 * bidi-isolated, because next to right-to-left day names their digits would be reordered.
 */
export function formatClassHours({ from, to, days = [] }: ClassHours, i18n: I18n, locale: string): string {
  const hours = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  if (days.length === 0) return hours
  const told = formatWeekdays(days, i18n, locale)
  const apart = `\u2068${hours}\u2069`
  return i18n._(msg`${told}, ${apart}`)
}
