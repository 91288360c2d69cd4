import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, writeICalendar } from './writeICalendar.ts'
import type { LessonChange, Series } from './Series.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import { parseTestDay, parseCalendar } from './testing/parseTestData.ts'
import { weekdays } from './WallDay.ts'
import { getTimeInZone } from './zonedTime.ts'
import { writeVtimezone } from './writeVtimezone.ts'

const now = Date.parse('2026-03-01T00:00Z')
const [from, until] = [Date.parse('2026-02-20T00:00Z'), Date.parse('2027-01-31T00:00Z')]
const series: Series = { days: [1, 3], from: '19:00', to: '20:00', starts: parseTestDay('2026-01-05'), ends: null }
const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'class-3@school.test',
  title: 'Tajweed',
  series,
  changes: [],
  changed: Date.parse('2026-02-01T10:00Z'),
  version: 4,
  ...overrides,
})
const write = (zone: string, entries: CalendarEntry[], name = 'Maktab') => writeICalendar({ name, zone, now, entries })
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const held = ({ series, changes }: CalendarEntry, zone: string) =>
  listLessonsBetween(series, changes, zone, from, until)
    .filter(({ state }) => state !== 'cancelled')
    .map(({ starts, ends }) => [starts, ends])
const shown = (text: string) => parseCalendar(text, from, until).map(({ starts, ends }) => [starts, ends])

/** Zones with regular transitions in both hemispheres, half-hour offsets, no transitions, and irregular transitions. */
const KINDS = [
  ['Europe/London', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Europe/Dublin'],
  ['Asia/Karachi', 'Asia/Kathmandu', 'America/Phoenix', 'UTC'],
  ['Africa/Cairo', 'Asia/Gaza', 'Africa/Casablanca', 'America/Santiago', 'Asia/Jerusalem', 'America/Vancouver'],
].flat()

const changes: LessonChange[] = [
  { day: parseTestDay('2026-03-09'), to: null },
  { day: parseTestDay('2026-03-30'), to: null },
  { day: parseTestDay('2026-03-16'), to: { day: parseTestDay('2026-03-20'), from: '23:30', to: '00:45' } },
  { day: parseTestDay('2026-11-02'), to: { day: parseTestDay('2026-10-25'), from: '09:00', to: '10:00' } },
]
const ENTRIES: [string, CalendarEntry][] = [
  ['a weekly lesson', entry()],
  ['an overnight lesson', entry({ series: { ...series, days: [7], from: '22:30', to: '00:30' } })],
  [
    'a daily lesson in a skipped and repeated hour',
    entry({ series: { ...series, days: weekdays, from: '02:30', to: '02:55' } }),
  ],
  ['a series that ends on a lesson day', entry({ series: { ...series, ends: parseTestDay('2026-10-26') } })],
  ['a series that ends the day before a lesson', entry({ series: { ...series, ends: parseTestDay('2026-10-25') } })],
  ['cancelled and moved lessons', entry({ changes })],
  ['a cancelled first lesson', entry({ changes: [{ day: parseTestDay('2026-01-05'), to: null }] })],
  ['a series without lessons', entry({ series: { ...series, days: [] } })],
]

test.each(KINDS.flatMap((zone) => ENTRIES.map(([kind, entry]) => [zone, kind, entry] as const)))(
  'writeCalendar in %s writes %s as listed by listLessonsBetween',
  (zone, _, entry) => {
    const [lessons, found] = [held(entry, zone), shown(write(zone, [entry]))]
    expect(found.length).toBe(lessons.length)
    // Calendar apps interpret recurrence rules differently at skipped and repeated times, on two nights a year.
    const times = new Set([entry.series, ...entry.changes.flatMap(({ to }) => to ?? [])].map(({ from }) => from))
    const isClear = (_: unknown, at: number) => {
      const [start = 0] = lessons[at] ?? []
      const [shown, ...later] = [0, 30, 60].map((minutes) => getTimeInZone(zone, start + minutes * 60_000))
      return shown !== undefined && times.has(shown) && !later.includes(shown)
    }
    expect(found.filter(isClear)).toEqual(lessons.filter(isClear))
    expect(lessons.filter(isClear).length).toBeGreaterThanOrEqual(lessons.length - 2)
  },
)

// proves X35
test('writeCalendar writes lessons correctly in every zone across a year’s transitions', { tags: ['slow'] }, () => {
  const sunday = entry({ series: { ...series, days: [7], from: '09:00', to: '09:45' } })
  const zones = Intl.supportedValuesOf('timeZone')
  const wrong = zones.filter(
    (zone) => JSON.stringify(shown(write(zone, [sunday]))) !== JSON.stringify(held(sunday, zone)),
  )
  expect(wrong).toEqual([])
  expect(zones.filter((zone) => writeVtimezone(zone, 2026) === undefined).length).toBeGreaterThan(5)
})

test('writeCalendar writes RRULE, UNTIL, EXDATE and RECURRENCE-ID as in RFC 5545', () => {
  const lines = linesOf(
    write('Europe/London', [entry({ changes, series: { ...series, ends: parseTestDay('2026-11-30') } })]),
  )
  expect(
    lines.filter((line) => /^(DTSTART;|DTEND|RRULE:FREQ=W|EXDATE|RECURRENCE|SEQ|UID|DTSTAMP|LAST)/.test(line)),
  ).toEqual([
    'UID:class-3@school.test',
    'SEQUENCE:4',
    'DTSTAMP:20260201T100000Z',
    'LAST-MODIFIED:20260201T100000Z',
    'DTSTART;TZID=Europe/London:20260105T190000',
    'DTEND;TZID=Europe/London:20260105T200000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261130T190000Z',
    'EXDATE;TZID=Europe/London:20260309T190000',
    'EXDATE;TZID=Europe/London:20260330T190000',
    'UID:class-3@school.test',
    'SEQUENCE:4',
    'DTSTAMP:20260201T100000Z',
    'LAST-MODIFIED:20260201T100000Z',
    'RECURRENCE-ID;TZID=Europe/London:20260316T190000',
    'DTSTART;TZID=Europe/London:20260320T233000',
    'DTEND;TZID=Europe/London:20260321T004500',
    'UID:class-3@school.test',
    'SEQUENCE:4',
    'DTSTAMP:20260201T100000Z',
    'LAST-MODIFIED:20260201T100000Z',
    'RECURRENCE-ID;TZID=Europe/London:20261102T190000',
    'DTSTART;TZID=Europe/London:20261025T090000',
    'DTEND;TZID=Europe/London:20261025T100000',
  ])
})

test('writeCalendar starts with a real lesson, even if the first day is unknown or another weekday', () => {
  const startOf = (overrides: Partial<CalendarEntry>) =>
    linesOf(write('Asia/Karachi', [entry(overrides)])).find((line) => line.startsWith('DTSTART;'))
  expect(startOf({ series: { ...series, starts: parseTestDay('2026-01-08') } })).toContain(':20260112T190000')
  expect(startOf({ series: { ...series, starts: null } })).toContain(':20260202T190000')
  expect(
    startOf({ series: { ...series, starts: null }, changes: [{ day: parseTestDay('2026-01-07'), to: null }] }),
  ).toContain(':20260112T190000')
})

test('writeCalendar writes properties before components, and its output doesn’t depend on the current time', () => {
  const text = write('Europe/London', [entry()])
  const lines = linesOf(text)
  const component = lines.findIndex((line) => line.startsWith('BEGIN:VT'))
  const properties = ['X-WR-CALNAME:Maktab', 'X-WR-TIMEZONE:Europe/London', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
  for (const property of properties) expect(lines.slice(0, component)).toContain(property)
  expect(writeICalendar({ name: 'Maktab', zone: 'Europe/London', now: now + 1e10, entries: [entry()] })).toBe(text)
})

test('writeCalendar gives each lesson a stable UID in a zone with irregular transitions', () => {
  const uids = (entry: CalendarEntry) =>
    parseCalendar(write('Africa/Cairo', [entry]), from, until).map(({ uid }) => uid)
  expect(uids(entry())).toContain('class-3-20260316@school.test')
  expect(uids(entry({ changes }))).toContain('class-3-20260316@school.test')
  expect(uids(entry({ changes }))).not.toContain('class-3-20260309@school.test')
  expect(new Set(uids(entry())).size).toBe(uids(entry()).length)
})

test('writeCalendar folds user text at 75 octets and escapes it, so that it can’t add lines', () => {
  const title = 'محفلِ قراءت 📖; '.repeat(20)
  const description = 'One\r\nEND:VEVENT\nATTENDEE:mailto:x@evil.test\u0007, \\'
  const text = write(
    'Asia/Karachi',
    [entry({ title, description, link: 'https://meet.test/a;b,c' })],
    'A\nEND:VCALENDAR',
  )
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(linesOf(text).filter((line) => /^(END:VEVENT|END:VCALENDAR|ATTENDEE|URL)/.test(line))).toEqual([
    'URL:https://meet.test/a;b,c',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe(title)
  expect(event?.getFirstPropertyValue('description')).toBe('One\nEND:VEVENT\nATTENDEE:mailto:x@evil.test , \\')
  const broken = write('Asia/Karachi', [entry({ link: 'https://meet.test/\r\nATTENDEE:mailto:x@evil.test' })])
  expect(broken.split('\r\n').filter((line) => /^(ATTENDEE|URL)/.test(line))).toEqual([])
})

test.each([
  ['https://meet.test/tajweed', 'https://meet.test/tajweed', 'https://meet.test/tajweed'],
  ['meet.test/tajweed', 'https://meet.test/tajweed', 'https://meet.test/tajweed'],
  [' Room 4, first floor ', 'Room 4, first floor', null],
  ['javascript:alert(1)', 'javascript:alert(1)', null],
  ['', null, null],
  [null, null, null],
])('writeCalendar for the link %j writes the location %j and the URL %j', (link, location, url) => {
  const text = write('Asia/Karachi', [entry({ link })])
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  expect([event?.getFirstPropertyValue('location'), event?.getFirstPropertyValue('url')]).toEqual([location, url])
})
