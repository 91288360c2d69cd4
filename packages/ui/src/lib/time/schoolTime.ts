import type { WallDay } from '@maktab/calendar/WallDay'
import { parseMinutes, formatWallTime } from '@maktab/calendar/wallTime'
import * as zones from '@maktab/calendar/zones'
import { memoizeByKey } from '../formatters.ts'
import { parseWallTime } from './wallTime.ts'
import { isWireDay } from './wireDay.ts'

/** The school's date at an instant, as it travels: `yyyy-MM-dd`. */
export function getSchoolToday(now: Date, timeZone: string): WallDay {
  return getDayInZone(timeZone, now)
}

/** The date that a zone's calendars show at an instant: `yyyy-MM-dd`. */
export function getDayInZone(timeZone: string, instant: Date): WallDay {
  return zones.dayIn(timeZone, instant.getTime())
}

/** How many minutes of its day a zone's clocks have counted at an instant. */
export function getMinutesInZone(timeZone: string, instant: Date): number {
  return parseMinutes(zones.timeIn(timeZone, instant.getTime())) ?? 0
}

/**
 * The instant at which a zone's clocks show so many minutes of a day that the calendar has. A time that the change to
 * summer time leaves out is as much later; of one that comes twice it is the first.
 */
export function toInstantInZone(timeZone: string, day: string, minutes: number): Date {
  return new Date(zones.instantIn(timeZone, day as WallDay, formatWallTime(minutes)))
}

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
    calendar: 'gregory',
  })
})

/** The instant of an event's time: a local time of the school's zone. Undefined where it can't be read. */
export function parseEventTime(text: string, schoolZone: string): Date | undefined {
  const [day = '', time = '', ...rest] = text.trim().split(/[T ]/)
  const minutes = parseWallTime(time)
  if (rest.length > 0 || !isWireDay(day) || minutes === undefined) return undefined
  return toInstantInZone(schoolZone, day, minutes)
}

/** An event's time as the language writes it, by the school's clocks and with their zone; unreadable text as it came. */
export function formatEventTime(text: string, locale: string, schoolZone: string): string {
  const instant = parseEventTime(text, schoolZone)
  return instant ? formatInstant(instant, locale, schoolZone) : text
}

/**
 * An instant as the language writes it, by the clocks of a zone and with its name. Where the date runs from right to
 * left, the time is kept apart: its digits would change places with the letters beside them.
 */
function formatInstant(instant: Date, locale: string, timeZone: string): string {
  const parts = formatterOf(`${locale} ${timeZone}`).formatToParts(instant)
  const start = parts.findIndex(({ type }) => type === 'hour')
  const [date, time] = [textOf(parts.slice(0, start)), textOf(parts.slice(start))]
  return /\p{Script=Arabic}/u.test(date) ? `${date}${ISOLATE}${time}${END_OF_ISOLATE}` : date + time
}

/** The same to be shown: its date stays on one line, and so does its time. */
export function formatInstantNowrap(instant: Date, locale: string, timeZone: string): string {
  const text = formatInstant(instant, locale, timeZone)
  const seam = text.slice(0, text.search(/\d{1,2}:/)).lastIndexOf(' ')
  return text.replaceAll(' ', (space, at) => (at === seam ? space : NO_BREAK_SPACE))
}

/** An event’s time to be shown so; unreadable text as it came. */
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

/** Whether an event has begun; of one whose time can't be read nobody knows, so it stays open. */
export function hasEventStarted(text: string, schoolZone: string, now: Date): boolean {
  const instant = parseEventTime(text, schoolZone)
  return instant !== undefined && instant <= now
}

/** An event has a beginning only: for so long after it, it counts as going on. */
const HOURS_ON = 3

/** Whether an event is still to come, goes on, or is over; one whose time can’t be read is still to come. */
export function getEventPhase(text: string, schoolZone: string, now: Date): 'upcoming' | 'on' | 'past' {
  if (!hasEventStarted(text, schoolZone, now)) return 'upcoming'
  return hasEventStarted(text, schoolZone, new Date(now.getTime() - HOURS_ON * 3_600_000)) ? 'past' : 'on'
}
