import type { CalendarEntry } from './CalendarEntry.ts'
import { escapeText, foldLines } from './calendarText.ts'
import { firstDayOf, singleLines, weeklyLines } from './entryLines.ts'
import { dayNumberOf, wallDayOf } from './WallDay.ts'
import { zoneRules } from './zoneRules.ts'
import { dayIn } from './zones.ts'

type CalendarFile = {
  name: string
  /** The school's zone. */
  zone: string
  /** In milliseconds; it only decides whether the zone has rules still, and else which single lessons are told. */
  now: number
  entries: readonly CalendarEntry[]
}

/**
 * A feed of lessons (RFC 5545): weekly ones by their rule where the zone has rules, else each by its instants.
 *
 * Written here because `ical-generator` puts properties of the calendar behind its components, where RFC 5545 doesn't
 * want them, and neither escapes its name nor leaves addresses as they are.
 */
export function writeCalendar({ name, zone, now, entries }: CalendarFile): string {
  const days = entries.map((entry) => firstDayOf(entry, zone)).filter((day) => day !== undefined)
  const today = dayNumberOf(dayIn(zone, now))
  const first = days.length === 0 ? today : Math.min(...days)
  const rules = zoneRules(zone, yearOf(first), yearOf(today))
  const linesOf = (entry: CalendarEntry) =>
    rules === undefined ? singleLines(entry, zone, now) : weeklyLines(entry, zone)
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
    ...(rules === undefined || zone === 'UTC' ? [] : rules.split('\r\n')),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ])
}

const yearOf = (dayNumber: number) => Number(wallDayOf(dayNumber).slice(0, 4))
