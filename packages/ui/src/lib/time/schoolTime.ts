import type { WallDay } from '@maktab/calendar/WallDay'
import { parseMinutes, formatWallTime } from '@maktab/calendar/wallTime'
import * as zones from '@maktab/calendar/zonedTime'
import { memoizeByKey } from '../memoizeByKey.ts'
import { parseWallTime } from './wallTime.ts'
import { isIsoDay } from './isoDay.ts'

/** The school's date at an instant, as `yyyy-MM-dd`. */
export function getSchoolToday(now: Date, timeZone: string): WallDay {
  return getDayInZone(timeZone, now)
}

/** The date in a zone at an instant, as `yyyy-MM-dd`. */
export function getDayInZone(timeZone: string, instant: Date): WallDay {
  return zones.getDayInZone(timeZone, instant.getTime())
}

/** Minutes since midnight in a zone at an instant, by wall time. */
export function getMinutesInZone(timeZone: string, instant: Date): number {
  return parseMinutes(zones.getTimeInZone(timeZone, instant.getTime())) ?? 0
}

/**
 * The instant of a wall time in a zone, in minutes since midnight. A time skipped by the spring transition is moved
 * later by the gap; of a repeated time it is the first.
 */
export function toInstantInZone(timeZone: string, day: string, minutes: number): Date {
  return new Date(zones.toInstant(timeZone, day as WallDay, formatWallTime(minutes)))
}

const getFormatter = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC', zoneName] = key.split(' ')
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(zoneName !== undefined && { timeZoneName: 'short' }),
    timeZone,
    calendar: 'gregory',
  })
})

/** Parses an event's time, a local time in the school's zone. Undefined if it is invalid. */
export function parseEventTime(text: string, schoolZone: string): Date | undefined {
  const [day = '', time = '', ...rest] = text.trim().split(/[T ]/)
  const minutes = parseWallTime(time)
  if (rest.length > 0 || !isIsoDay(day) || minutes === undefined) return undefined
  return toInstantInZone(schoolZone, day, minutes)
}

/** Formats an event's time in the school's zone, with the zone's name; invalid text is returned unchanged. */
export function formatEventTime(text: string, locale: string, schoolZone: string): string {
  const instant = parseEventTime(text, schoolZone)
  return instant ? formatInstant(instant, locale, schoolZone) : text
}

/**
 * Formats an instant in a zone, with the zone's name. Next to a right-to-left date the time is bidi-isolated, because
 * its digits would be reordered with the adjacent letters.
 */
function formatInstant(instant: Date, locale: string, timeZone: string): string {
  return joinDateAndTime(getFormatter(`${locale} ${timeZone} named`).formatToParts(instant))
}

/** Formats an instant like `formatInstant`, but without the zone, for columns whose header names it. */
export function formatInstantWithoutZone(instant: Date, locale: string, timeZone: string): string {
  return joinDateAndTime(getFormatter(`${locale} ${timeZone}`).formatToParts(instant))
}

const getDayAndTimeFormatter = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone, calendar: 'gregory' })
})

/** Formats an instant in a zone without the zone's name, with hours as class times have them: “5 Dec 2026, 08:30”. */
export function formatDayAndTime(instant: Date, locale: string, timeZone: string): string {
  return joinDateAndTime(getDayAndTimeFormatter(`${locale} ${timeZone}`).formatToParts(instant))
}

function joinDateAndTime(parts: readonly Intl.DateTimeFormatPart[]): string {
  const start = parts.findIndex(({ type }) => type === 'hour')
  const [date, time] = [textOf(parts.slice(0, start)), textOf(parts.slice(start))]
  return /\p{Script=Arabic}/u.test(date) ? `${date}${ISOLATE}${time}${END_OF_ISOLATE}` : date + time
}

/** Formats an instant so that it can only wrap between date and time. */
export function formatInstantNowrap(instant: Date, locale: string, timeZone: string): string {
  const text = formatInstant(instant, locale, timeZone)
  const breakAt = text.slice(0, text.search(/\d{1,2}:/)).lastIndexOf(' ')
  return text.replaceAll(' ', (space, at) => (at === breakAt ? space : NO_BREAK_SPACE))
}

/** Formats an event’s time like `formatInstantNowrap`; invalid text is returned unchanged. */
export function formatEventTimeNowrap(text: string, locale: string, schoolZone: string): string {
  const instant = parseEventTime(text, schoolZone)
  return instant ? formatInstantNowrap(instant, locale, schoolZone) : text
}

const NO_BREAK_SPACE = '\u00a0'

const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'

function textOf(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ value }) => value).join('')
}

/** Whether an event has started; false if its time is invalid, so that it stays open. */
export function hasEventStarted(text: string, schoolZone: string, now: Date): boolean {
  const instant = parseEventTime(text, schoolZone)
  return instant !== undefined && instant <= now
}

/** Events have no end time; they count as running for this long. */
const HOURS_ON = 3

/** The phase of an event; `upcoming` if its time is invalid. */
export function getEventPhase(text: string, schoolZone: string, now: Date): 'upcoming' | 'on' | 'past' {
  if (!hasEventStarted(text, schoolZone, now)) return 'upcoming'
  return hasEventStarted(text, schoolZone, new Date(now.getTime() - HOURS_ON * 3_600_000)) ? 'past' : 'on'
}
