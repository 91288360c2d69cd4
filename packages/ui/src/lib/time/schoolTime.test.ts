import { fromDate, Time, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import { expect, test } from 'vitest'
import {
  getDayInZone,
  toInstantInZone,
  getMinutesInZone,
  getSchoolToday,
  parseEventTime,
  getEventPhase,
  formatEventTime,
  hasEventStarted,
  formatInstantNowrap,
  formatInstantWithoutZone,
} from './schoolTime.ts'

// proves D31.1
test.each([
  ['2026-05-15T18:59:59Z', 'Asia/Karachi', '2026-05-15'],
  ['2026-05-15T19:00:00Z', 'Asia/Karachi', '2026-05-16'],
  ['2026-05-15T03:59:00Z', 'America/New_York', '2026-05-14'],
  ['2026-05-15T04:00:00Z', 'America/New_York', '2026-05-15'],
  ['2026-12-31T23:30:00Z', 'Europe/London', '2026-12-31'],
  ['2026-06-30T23:30:00Z', 'Europe/London', '2026-07-01'],
])('getSchoolToday at %s in %s returns %s', (now, zone, day) => expect(getSchoolToday(new Date(now), zone)).toBe(day))

test.each([
  ['Europe/London', '2026-03-28', 90, '2026-03-28T01:30:00.000Z'],
  // 01:30 doesn’t exist on that night, and exists twice in autumn.
  ['Europe/London', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ['Asia/Karachi', '2026-05-15', 0, '2026-05-14T19:00:00.000Z'],
])('toInstantInZone in %s on %s after %i minutes returns %s', (zone, day, minutes, instant) =>
  expect(toInstantInZone(zone, day, minutes).toISOString()).toBe(instant),
)

test.each([
  ['2026-05-15T18:59:00Z', 'Asia/Karachi', 23 * 60 + 59],
  ['2026-05-15T18:59:00Z', 'Asia/Kolkata', 29],
])('getMinutesInZone at %s in %s returns %i', (now, zone, minutes) =>
  expect(getMinutesInZone(zone, new Date(now))).toBe(minutes),
)

// Includes a zone with a quarter-hour offset, one with a half-hour transition, and both extremes of the date line.
const zones = [
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Casablanca',
  'America/St_Johns',
  'Europe/London',
]

test.each(zones)('conversions in %s match the date library for every hour of a year', (zone) => {
  const wrong: string[] = []
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const instant = new Date(Date.UTC(2026, 0, 1, hour, 30))
    const expectedTime = fromDate(instant, zone)
    const day = toCalendarDate(expectedTime)
    const minutes = expectedTime.hour * 60 + expectedTime.minute
    const wall = toCalendarDateTime(day, new Time(expectedTime.hour, expectedTime.minute))
    const found = [
      getDayInZone(zone, instant),
      getMinutesInZone(zone, instant),
      toInstantInZone(zone, day.toString(), minutes).getTime(),
    ]
    const expected = [day.toString(), minutes, toZoned(wall, zone).toDate().getTime()]
    if (found.join() !== expected.join())
      wrong.push(`${instant.toISOString()}: ${found.join()}, not ${expected.join()}`)
  }
  expect(wrong).toEqual([])
})

const karachi = 'Asia/Karachi'
const london = 'Europe/London'

// proves D30.1
test.each([
  ['2026-05-15T16:05', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-05-15 16:05', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-05-15T16:05:59', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-03-28T16:00', london, '2026-03-28T16:00:00.000Z'],
  ['2026-03-29T16:00', london, '2026-03-29T15:00:00.000Z'],
  ['2026-05-15', karachi, undefined],
  ['2026-02-30T10:00', karachi, undefined],
  ['2026-05-15T25:00', karachi, undefined],
  // A time with its own zone isn’t a local time.
  ['2026-05-15T16:05:00Z', karachi, undefined],
  ['2026-05-15 16:05 sharp', karachi, undefined],
  ['Friday at four', karachi, undefined],
  ['', karachi, undefined],
])('parseEventTime of %j in %s returns %s', (text, zone, instant) =>
  expect(parseEventTime(text, zone)?.toISOString()).toBe(instant),
)

test.each([
  ['2026-05-15T16:05', 'en-GB', karachi, '15 May 2026, 16:05 GMT+5'],
  ['2026-05-15T16:05', 'en-GB', london, '15 May 2026, 16:05 BST'],
  ['2026-01-15 16:05', 'en-GB', london, '15 Jan 2026, 16:05 GMT'],
  ['2026-01-15T16:05', 'ur', london, '15 جنوری، 2026، \u20684:05 PM GMT +0\u2069'],
  ['Friday at four', 'en-GB', karachi, 'Friday at four'],
  ['', 'en-GB', karachi, ''],
])('formatEventTime of %j in %s and %s returns %j', (text, locale, zone, shown) =>
  expect(formatEventTime(text, locale, zone)).toBe(shown),
)

test.each([
  ['en-GB', ['15 May 2026,', '16:05 GMT+5']],
  ['ur-PK', ['15 مئی، 2026،', '\u20684:05 PM GMT +5\u2069']],
  ['ar-EG-u-nu-latn', ['15 مايو 2026،', '\u20684:05 م غرينتش+5\u2069']],
])('formatInstantNowrap in %s allows a line break only between date and time', (locale, lines) => {
  expect(formatInstantNowrap(new Date('2026-05-15T11:05:00Z'), locale, karachi).split(' ')).toEqual(
    lines.map((line) => line.replaceAll(' ', '\u00a0')),
  )
})

test.each([
  ['en-GB', '15 May 2026, 16:05'],
  ['ur-PK', '15 مئی، 2026، \u20684:05 PM\u2069'],
])('formatInstantWithoutZone in %s names no time zone', (locale, shown) =>
  expect(formatInstantWithoutZone(new Date('2026-05-15T11:05:00Z'), locale, karachi)).toBe(shown),
)

test.each([
  ['2026-05-15T16:05', '2026-05-15T11:04:59Z', false],
  ['2026-05-15T16:05', '2026-05-15T11:05:00Z', true],
  ['Friday at four', '2036-05-15T11:05:00Z', false],
])('hasEventStarted of %j at %s returns %s', (text, now, past) =>
  expect(hasEventStarted(text, karachi, new Date(now))).toBe(past),
)

test.each([
  ['2026-05-15T16:05', '2026-05-15T11:04:59Z', 'upcoming'],
  ['2026-05-15T16:05', '2026-05-15T11:05:00Z', 'on'],
  ['2026-05-15T16:05', '2026-05-15T14:04:59Z', 'on'],
  ['2026-05-15T16:05', '2026-05-15T14:05:00Z', 'past'],
  ['Friday at four', '2036-05-15T11:05:00Z', 'upcoming'],
])('getEventPhase of %j at %s returns %s', (text, now, phase) =>
  expect(getEventPhase(text, karachi, new Date(now))).toBe(phase),
)
