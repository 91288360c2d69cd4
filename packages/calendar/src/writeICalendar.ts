import {
  type LessonChange,
  type Series,
  type DayTime,
  type ParsedSeries,
  parseLessonChanges,
  parseSeries,
} from './Series.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import { safeLink } from './safeLink.ts'
import { dayNumberOf, wallDayOf } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'
import { getDayInZone } from './zonedTime.ts'
import { writeVtimezone } from './writeVtimezone.ts'

/** A series as an entry of a calendar file. */
export type CalendarEntry = {
  /** Globally unique and stable. */
  uid: string
  title: string
  description?: string
  /** As entered: a link to join, or text that describes the location. */
  link?: string | null | undefined
  series: Series
  changes: readonly LessonChange[]
  /** When it last changed, in milliseconds, and its number of changes; without them calendar apps miss updates. */
  changed: number
  version: number
}

const LINE_OCTETS = 75

/** Folds lines at 75 octets (RFC 5545, 3.1) without splitting characters. */
function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Escapes text for a value (RFC 5545, 3.3.11), so that it can't add lines. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Formats an instant in milliseconds as a UTC date-time. */
function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function foldLine(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = countOctets(letter.codePointAt(0) ?? 0)
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += letter
    octets += size
  }
  return text
}

function countOctets(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x8_00) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}

const DAY = 86_400_000
const DAY_MINUTES = 1440
const MINUTE = 60_000
const WEEK_DAYS = 7
const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const DAYS_BACK = 31
const DAYS_AHEAD = 366

/**
 * The day number of an entry's first lesson that isn't cancelled, or undefined if there is none. A series without a
 * first day starts with its first changed lesson, or on the day of its last change if that is earlier.
 */
function findFirstDay({ series, changes, changed }: CalendarEntry, zone: string): number | undefined {
  const parsed = parseSeries(series)
  if (!parsed) return undefined
  const changesByDay = parseLessonChanges(parsed, changes)
  const begin = Number.isFinite(parsed.first)
    ? parsed.first
    : Math.min(dayNumberOf(getDayInZone(zone, changed)), ...changesByDay.keys())
  const days = Array.from({ length: WEEK_DAYS * (changesByDay.size + 1) }, (_, at) => begin + at)
  return days.find((day) => parsed.meetsOn(day) && changesByDay.get(day)?.to !== null)
}

/** Writes an entry as a weekly event, with exceptions for cancelled lessons and separate events for moved ones. */
function writeWeeklyEvent(entry: CalendarEntry, zone: string): string[] {
  const parsed = parseSeries(entry.series)
  const first = findFirstDay(entry, zone)
  if (!parsed || first === undefined) return []
  const changes = [...parseLessonChanges(parsed, entry.changes).values()].filter(({ day }) => day >= first)
  const value = (name: string, day: number, minutes: number) => wallLine(name, zone, day, minutes)
  const span = (day: number, time: DayTime) => [
    value('DTSTART', day, time.from),
    value('DTEND', day, time.from + time.length),
  ]
  return [
    ...writeEvent(entry, entry.uid, [
      ...span(first, parsed),
      weeklyRule(entry, parsed, zone),
      ...changes.filter(({ to }) => to === null).map(({ day }) => value('EXDATE', day, parsed.from)),
    ]),
    ...changes.flatMap(({ day, to }) =>
      to ? writeEvent(entry, entry.uid, [value('RECURRENCE-ID', day, parsed.from), ...span(to.day, to)]) : [],
    ),
  ]
}

/** Writes an entry as single lessons in UTC, from a month ago to a year ahead; feeds are refetched regularly. */
function writeSingleEvents(entry: CalendarEntry, zone: string, now: number): string[] {
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

/** Writes a `VEVENT`; `when` contains its time properties. */
function writeEvent({ title, description, link, changed, version }: EventText, uid: string, when: string[]) {
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

function weeklyRule({ series }: CalendarEntry, parsed: ParsedSeries, zone: string): string {
  const days = [...new Set(series.days)].toSorted((a, b) => a - b).map((day) => DAY_NAMES[day - 1])
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`
  if (parsed.last === Infinity) return rule
  const last = Array.from({ length: WEEK_DAYS }, (_, back) => parsed.last - back).find((day) => parsed.meetsOn(day))
  const start = zoneClock(zone).instantOf((last ?? parsed.last) * DAY + parsed.from * MINUTE)
  return `${rule};UNTIL=${formatUtc(start)}`
}

/** A wall time property with its zone; UTC has its own format. */
function wallLine(name: string, zone: string, dayNumber: number, minutes: number): string {
  const day = wallDayOf(dayNumber + Math.floor(minutes / DAY_MINUTES)).replaceAll('-', '')
  const value = `${day}T${formatWallTime(minutes).replace(':', '')}00`
  return zone === 'UTC' ? `${name}:${value}Z` : `${name};TZID=${zone}:${value}`
}

type CalendarFile = {
  name: string
  /** The school's zone. */
  zone: string
  /** In milliseconds; decides whether the zone's rules still apply, and which single lessons are written. */
  now: number
  entries: readonly CalendarEntry[]
}

/** An event that starts at an instant and has no end. */
type InstantEvent = Pick<CalendarEntry, 'uid' | 'title' | 'description' | 'link'> & {
  startsAt: Date
  now: Date
}

/**
 * Writes a feed of lessons (RFC 5545): as weekly events if the zone has regular rules, otherwise as single lessons in
 * UTC.
 */
export function writeICalendar({ name, zone, now, entries }: CalendarFile): string {
  const days = entries.map((entry) => findFirstDay(entry, zone)).filter((day) => day !== undefined)
  const today = dayNumberOf(getDayInZone(zone, now))
  const first = days.length === 0 ? today : Math.min(...days)
  const rules = writeVtimezone(zone, yearOf(first), yearOf(today))
  const linesOf = (entry: CalendarEntry) =>
    rules === undefined ? writeSingleEvents(entry, zone, now) : writeWeeklyEvent(entry, zone)
  return writeCalendarFile(name, zone, [
    ...(rules === undefined || zone === 'UTC' ? [] : rules.split('\r\n')),
    ...entries.flatMap(linesOf),
  ])
}

/** Writes a file with one event in UTC. */
export function writeInstantEvent({ startsAt, now, ...event }: InstantEvent): string {
  const start = `DTSTART:${formatUtc(startsAt.getTime())}`
  const entry = { ...event, changed: now.getTime(), version: 0 }
  return writeCalendarFile(event.title, 'UTC', writeEvent(entry, event.uid, [start]))
}

function writeCalendarFile(name: string, zone: string, components: readonly string[]): string {
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
