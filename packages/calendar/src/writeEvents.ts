import type { CalendarEntry } from './CalendarEntry.ts'
import { escapeText, formatUtc } from './icalendarText.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import { safeLink } from './safeLink.ts'
import { type DayTime, type ParsedSeries, parseLessonChanges, parseSeries } from './parseSeries.ts'
import { dayNumberOf, wallDayOf } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'
import { dayIn } from './zones.ts'

const DAY = 86_400_000
const DAY_MINUTES = 1440
const MINUTE = 60_000
const WEEK_DAYS = 7
const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const DAYS_BACK = 31
const DAYS_AHEAD = 366

/**
 * The number of the day of an entry's first lesson that isn't cancelled, where its file begins, or undefined where none
 * is left. A series whose first day nobody knows is told from the first lesson that was changed, or else from
 * the day on which it was changed itself.
 */
export function findFirstDay({ series, changes, changed }: CalendarEntry, zone: string): number | undefined {
  const read = parseSeries(series)
  if (!read) return undefined
  const changesByDay = parseLessonChanges(read, changes)
  const begin = Number.isFinite(read.first)
    ? read.first
    : Math.min(dayNumberOf(dayIn(zone, changed)), ...changesByDay.keys())
  const days = Array.from({ length: WEEK_DAYS * (changesByDay.size + 1) }, (_, at) => begin + at)
  return days.find((day) => read.meetsOn(day) && changesByDay.get(day)?.to !== null)
}

/** An entry as a lesson that comes every week, with what was cancelled left out and what was moved told by itself. */
export function writeWeeklyEvent(entry: CalendarEntry, zone: string): string[] {
  const read = parseSeries(entry.series)
  const first = findFirstDay(entry, zone)
  if (!read || first === undefined) return []
  const changes = [...parseLessonChanges(read, entry.changes).values()].filter(({ day }) => day >= first)
  const value = (name: string, day: number, minutes: number) => wallLine(name, zone, day, minutes)
  const span = (day: number, time: DayTime) => [
    value('DTSTART', day, time.from),
    value('DTEND', day, time.from + time.length),
  ]
  return [
    ...writeEvent(entry, entry.uid, [
      ...span(first, read),
      weeklyRule(entry, read, zone),
      ...changes.filter(({ to }) => to === null).map(({ day }) => value('EXDATE', day, read.from)),
    ]),
    ...changes.flatMap(({ day, to }) =>
      to ? writeEvent(entry, entry.uid, [value('RECURRENCE-ID', day, read.from), ...span(to.day, to)]) : [],
    ),
  ]
}

/** An entry as single lessons by their instants, from a month ago for a year: what a feed tells that is asked again. */
export function writeSingleEvents(entry: CalendarEntry, zone: string, now: number): string[] {
  const { series, changes, uid } = entry
  const lessons = listLessonsBetween(series, changes, zone, now - DAYS_BACK * DAY, now + DAYS_AHEAD * DAY)
  const [name = '', ...host] = uid.split(/(?=@)/)
  return lessons
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ day, starts, ends }) =>
      writeEvent(entry, `${name}-${day.replaceAll('-', '')}${host.join('')}`, [
        `DTSTART:${formatUtc(starts)}`,
        `DTEND:${formatUtc(ends)}`,
      ]),
    )
}

type EventText = Omit<CalendarEntry, 'uid' | 'series' | 'changes'>

/** A `VEVENT`; `when` holds its lines of time. */
export function writeEvent({ title, description, link, changed, version }: EventText, uid: string, when: string[]) {
  const url = safeLink(link)
  const location = url ?? link?.trim()
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${formatUtc(changed)}`,
    `LAST-MODIFIED:${formatUtc(changed)}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ]
}

function weeklyRule({ series }: CalendarEntry, read: ParsedSeries, zone: string): string {
  const days = [...new Set(series.days)].toSorted((a, b) => a - b).map((day) => DAY_NAMES[day - 1])
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`
  if (read.last === Infinity) return rule
  const last = Array.from({ length: WEEK_DAYS }, (_, back) => read.last - back).find((day) => read.meetsOn(day))
  const start = zoneClock(zone).instantOf((last ?? read.last) * DAY + read.from * MINUTE)
  return `${rule};UNTIL=${formatUtc(start)}`
}

/** A wall time in its zone, which for UTC itself has a form of its own. */
function wallLine(name: string, zone: string, dayNumber: number, minutes: number): string {
  const day = wallDayOf(dayNumber + Math.floor(minutes / DAY_MINUTES)).replaceAll('-', '')
  const value = `${day}T${formatWallTime(minutes).replace(':', '')}00`
  return zone === 'UTC' ? `${name}:${value}Z` : `${name};TZID=${zone}:${value}`
}
