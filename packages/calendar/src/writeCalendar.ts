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
import { dayIn } from './zones.ts'
import { writeTimeZoneByRules } from './writeTimeZoneByRules.ts'

/** A series as a calendar file tells it. */
export type CalendarEntry = {
  /** Its name in the world, which stays whatever changes, and is never used for another. */
  uid: string
  title: string
  description?: string
  /** As it was typed: a link to join, or text that says where. */
  link?: string | null | undefined
  series: Series
  changes: readonly LessonChange[]
  /** When it last changed, in milliseconds, and how often it has: without them calendars miss what moved. */
  changed: number
  version: number
}

const LINE_OCTETS = 75

/** Lines of a calendar file (RFC 5545, 3.1), each folded at 75 octets and never within a letter. */
function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** What a person wrote as a value (RFC 5545, 3.3.11): none of it can become a line of its own. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** An instant in milliseconds as a value in UTC. */
function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0)
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += letter
    octets += size
  }
  return text
}

function octetsOf(codePoint: number): number {
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
 * The number of the day of an entry's first lesson that isn't cancelled, where its file begins, or undefined where none
 * is left. A series whose first day nobody knows is told from the first lesson that was changed, or else from
 * the day on which it was changed itself.
 */
function findFirstDay({ series, changes, changed }: CalendarEntry, zone: string): number | undefined {
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
function writeWeeklyEvent(entry: CalendarEntry, zone: string): string[] {
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

/** A `VEVENT`; `when` holds its lines of time. */
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
