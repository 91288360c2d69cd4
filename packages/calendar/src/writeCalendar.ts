import type { CalendarEntry } from './CalendarEntry.ts'
import { escapeText, foldLines, formatUtc } from './icalendarText.ts'
import { writeEvent, findFirstDay, writeSingleEvents, writeWeeklyEvent } from './writeEvents.ts'
import { dayNumberOf, wallDayOf } from './WallDay.ts'
import { writeTimeZoneByRules } from './writeTimeZoneByRules.ts'
import { dayIn } from './zones.ts'

type CalendarFile = {
  name: string
  /** The school's zone. */
  zone: string
  /** In milliseconds; it only decides whether the zone has rules still, and else which single lessons are told. */
  now: number
  entries: readonly CalendarEntry[]
}

/** One event that starts at an instant and has no end. */
type InstantEvent = Pick<CalendarEntry, 'uid' | 'title' | 'description' | 'link'> & {
  startsAt: Date
  now: Date
}

/** A feed of lessons (RFC 5545): weekly ones by their rule where the zone has rules, else each by its instants. */
export function writeCalendar({ name, zone, now, entries }: CalendarFile): string {
  const days = entries.map((entry) => findFirstDay(entry, zone)).filter((day) => day !== undefined)
  const today = dayNumberOf(dayIn(zone, now))
  const first = days.length === 0 ? today : Math.min(...days)
  const rules = writeTimeZoneByRules(zone, yearOf(first), yearOf(today))
  const linesOf = (entry: CalendarEntry) =>
    rules === undefined ? writeSingleEvents(entry, zone, now) : writeWeeklyEvent(entry, zone)
  return fileOf(name, zone, [
    ...(rules === undefined || zone === 'UTC' ? [] : rules.split('\r\n')),
    ...entries.flatMap(linesOf),
  ])
}

/** A file of one event, in UTC: the same moment in every zone. */
export function writeInstantEvent({ startsAt, now, ...event }: InstantEvent): string {
  const start = `DTSTART:${formatUtc(startsAt.getTime())}`
  const entry = { ...event, changed: now.getTime(), version: 0 }
  return fileOf(event.title, 'UTC', writeEvent(entry, event.uid, [start]))
}

function fileOf(name: string, zone: string, components: readonly string[]): string {
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maktab//Maktab//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...components,
    'END:VCALENDAR',
  ])
}

const yearOf = (dayNumber: number) => Number(wallDayOf(dayNumber).slice(0, 4))
