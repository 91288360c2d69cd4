import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { findSeriesConflicts, findSeriesConflict } from './findSeriesConflict.ts'
import type { LessonChange, Series } from './Series.ts'
import { listLessonsBetween, findNextLessonOfSeries } from './listLessonsBetween.ts'
import { parseTestDay, parseCalendar } from './testing/parseTestData.ts'
import { toViewerTime, getDayInZone, toInstant, getTimeInZone } from './zonedTime.ts'
import { addDays, weekdayOf, type Weekday, weekdays } from './WallDay.ts'
import { writeICalendar } from './writeICalendar.ts'

const DAY = 86_400_000
/** Daylight saving transitions in both hemispheres, a leap day and the end of a year. */
const DATES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2028-02-29',
  '2026-12-31',
]
const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Sydney',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Asia/Karachi',
]
const series = (days: readonly Weekday[], from: string, to: string, overrides: Partial<Series> = {}): Series => ({
  days,
  from,
  to,
  starts: null,
  ends: null,
  ...overrides,
})
const entry = (series: Series, changes: LessonChange[] = [], version = 1) => ({
  uid: 'class-7@school.test',
  title: 'Hifz',
  series,
  changes,
  version,
  changed: Date.parse('2026-01-01T00:00Z') + version,
})

/** Lists lessons with Temporal, an independent implementation that never adds hours to a day. */
function listWithTemporal({ days, from, to }: Series, zone: string, first: string, last: string) {
  const found: [number, number][] = []
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 })) {
    if (!days.includes(day.dayOfWeek as Weekday)) continue
    const at = (day: Temporal.PlainDate, time: string) =>
      day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds
    const starts = at(day, from)
    const ends = at(to > from ? day : day.add({ days: 1 }), to)
    const length = (Temporal.PlainTime.from(from).until(to).total('minutes') + 1440) % 1440 || 1440
    found.push([starts, ends > starts ? ends : starts + length * 60_000])
  }
  return found
}

describe.each(DATES)('around %s', (date) => {
  const day = parseTestDay(date)
  const [first, last] = [addDays(day, -8), addDays(day, 8)]

  test.each(ZONES)('trap 1, adding hours to midnight: a school in %s keeps its wall times', (zone) => {
    const [from, until] = [toInstant(zone, first, '12:00'), toInstant(zone, last, '12:00')]
    for (const [start, end] of [
      ['19:00', '20:00'],
      ['02:30', '03:30'],
      ['01:30', '02:30'],
      ['23:30', '03:30'],
      ['00:00', '00:00'],
    ] as const) {
      const lessons = series(weekdays, start, end)
      const expected = listWithTemporal(lessons, zone, addDays(first, -2), addDays(last, 2)).filter(
        ([a, b]) => a < until && b > from,
      )
      expect(listLessonsBetween(lessons, [], zone, from, until).map(({ starts, ends }) => [starts, ends])).toEqual(
        expected,
      )
    }
  })

  test('trap 2, weekday in UTC or the viewer’s zone: the weekday is the school’s', () => {
    for (const zone of ZONES) {
      const only = series([weekdayOf(day)], '00:15', '01:15')
      const [lesson] = listLessonsBetween(only, [], zone, toInstant(zone, day, '00:00'), toInstant(zone, day, '23:00'))
      expect(lesson?.heldOn).toBe(date)
      expect([0, -1, 1]).toContain(toViewerTime(zone, 'America/St_Johns', lesson?.starts ?? 0).shift)
    }
    expect(toViewerTime('Asia/Karachi', 'America/St_Johns', toInstant('Asia/Karachi', day, '01:00')).shift).toBe(-1)
    expect(toViewerTime('America/St_Johns', 'Asia/Kathmandu', toInstant('America/St_Johns', day, '23:00')).shift).toBe(
      1,
    )
  })

  test('trap 4, a cancelled day as an instant: a cancellation is a wall day in every zone', () => {
    for (const zone of ZONES) {
      const [from, until] = [toInstant(zone, first, '00:00'), toInstant(zone, last, '00:00')]
      const lessons = listLessonsBetween(series(weekdays, '23:30', '00:30'), [{ day, to: null }], zone, from, until)
      expect(lessons.filter(({ state }) => state === 'cancelled').map(({ day }) => day)).toEqual([date])
    }
  })

  test('traps 7 and 9, zone, end and exceptions of a feed: another parser finds the same lessons', () => {
    const daily = series(weekdays, '19:00', '20:00', { starts: first, ends: addDays(last, -1) })
    const changes: LessonChange[] = [
      { day, to: null },
      { day: addDays(day, 1), to: { day: addDays(day, 2), from: '22:00', to: '00:15' } },
    ]
    for (const zone of ZONES) {
      const [from, until] = [toInstant(zone, first, '00:00'), toInstant(zone, addDays(last, 3), '00:00')]
      const text = writeICalendar({ name: 'Maktab', zone, now: from, entries: [entry(daily, changes)] })
      const held = listLessonsBetween(daily, changes, zone, from, until).filter(({ state }) => state !== 'cancelled')
      expect(held).toHaveLength(15)
      expect(parseCalendar(text, from, until).map(({ starts, ends }) => [starts, ends])).toEqual(
        held.map(({ starts, ends }) => [starts, ends]),
      )
    }
  })

  test('trap 14, tests that depend on today: the next lesson depends only on the arguments', () => {
    const sunday = series([7], '19:00', '20:00')
    for (const zone of ZONES) {
      const next = findNextLessonOfSeries(sunday, [], zone, toInstant(zone, day, '00:00'))
      expect(next?.heldOn).toBe(
        [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(day, days)).find((at) => weekdayOf(at) === 7),
      )
      expect(getTimeInZone(zone, next?.starts ?? 0)).toBe('19:00')
    }
  })
})

// proves X22
test('trap 3, an overnight class: conflicts are found between series, within a list and across Sunday', () => {
  const since = parseTestDay('2026-03-01')
  const [night, morning] = [series([7], '23:00', '01:00'), series([1], '00:30', '08:00')]
  expect(findSeriesConflict(night, morning, since)).toBe('2026-03-02')
  expect(findSeriesConflicts([morning, night], since)).toEqual([{ a: 0, b: 1, day: '2026-03-02' }])
})

// proves X22
test('trap 5, checking only the first lessons: a conflict after twelve years is found', () => {
  const [a, b] = [series([3], '16:00', '17:00'), series([3], '16:30', '17:30', { starts: parseTestDay('2038-01-01') })]
  expect(findSeriesConflict(a, b, parseTestDay('2026-03-01'))).toBe('2038-01-06')
})

test('trap 8, UIDs in a feed: the UID stays when a class moves, and SEQUENCE increases', () => {
  const lines = (from: string, version: number) =>
    writeICalendar({
      name: 'Maktab',
      zone: 'Asia/Karachi',
      now: 0,
      entries: [entry(series([1], from, '22:00'), [], version)],
    })
      .split('\r\n')
      .filter((line) => /^(UID|SEQUENCE|DTSTAMP)/.test(line))
  expect(lines('19:00', 1)).toEqual(['UID:class-7@school.test', 'SEQUENCE:1', 'DTSTAMP:20260101T000000Z'])
  expect(lines('20:00', 2)[0]).toBe('UID:class-7@school.test')
  expect(lines('20:00', 2)[1]).toBe('SEQUENCE:2')
})

test('trap 10, old time zone data: zones that changed this year are up to date', () => {
  const noon = Date.parse('2026-12-01T12:00Z')
  expect(getTimeInZone('America/Vancouver', noon)).toBe('05:00')
})

test('trap 11, changing one lesson, the rest or all: the feed matches the lessons', () => {
  const mondays = series([1], '19:00', '20:00', {
    starts: parseTestDay('2026-03-02'),
    ends: parseTestDay('2026-03-30'),
  })
  const [from, until] = [Date.parse('2026-03-01'), Date.parse('2026-05-01')]
  const days = (series: Series, changes: LessonChange[]) => {
    const feed = writeICalendar({ name: '', zone: 'Europe/London', now: from, entries: [entry(series, changes)] })
    const held = listLessonsBetween(series, changes, 'Europe/London', from, until).filter(
      ({ state }) => state !== 'cancelled',
    )
    expect(parseCalendar(feed, from, until).map(({ starts }) => starts)).toEqual(held.map(({ starts }) => starts))
    return held.map(({ day }) => day.slice(5))
  }
  const one = { day: parseTestDay('2026-03-16'), to: null }
  expect(days(mondays, [one])).toEqual(['03-02', '03-09', '03-23', '03-30'])
  expect(days({ ...mondays, ends: parseTestDay('2026-03-15') }, [])).toEqual(['03-02', '03-09'])
  expect(days({ ...mondays, days: [] }, [one])).toEqual([])
})

test('trap 12, a changed zone: 19:00 stays 19:00 in the new zone', () => {
  const at = (zone: string) =>
    findNextLessonOfSeries(series([1], '19:00', '20:00'), [], zone, Date.parse('2026-03-01T12:00Z'))?.starts ?? 0
  expect([
    getDayInZone('Europe/London', at('Europe/London')),
    getTimeInZone('Europe/London', at('Europe/London')),
  ]).toEqual(['2026-03-02', '19:00'])
  expect([getDayInZone('Asia/Karachi', at('Asia/Karachi')), getTimeInZone('Asia/Karachi', at('Asia/Karachi'))]).toEqual(
    ['2026-03-02', '19:00'],
  )
  expect(at('Europe/London') - at('Asia/Karachi')).toBe((5 * DAY) / 24)
})

// proves X22
test('trap 13, times in UTC: toViewerTime returns the student’s own day and time', () => {
  const instant = toInstant('Asia/Karachi', parseTestDay('2026-03-30'), '03:30')
  expect(toViewerTime('Asia/Karachi', 'Europe/London', instant)).toEqual({
    day: '2026-03-29',
    time: '23:30',
    shift: -1,
  })
  expect(toViewerTime('Asia/Karachi', 'America/New_York', instant)).toEqual({
    day: '2026-03-29',
    time: '18:30',
    shift: -1,
  })
})
