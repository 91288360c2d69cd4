import { expect, test } from 'vitest'
import { listLessonsBetween, findNextLessonOfSeries, listOccurrences, toLesson } from './listLessonsBetween.ts'
import type { LessonChange, Series } from './Series.ts'
import { parseTestDay } from './testing/parseTestData.ts'
import { addDays, dayNumberOf } from './WallDay.ts'
import { toInstant } from './zonedTime.ts'

const series = (overrides: Partial<Series>): Series => ({
  days: [1, 3],
  from: '19:00',
  to: '20:00',
  starts: null,
  ends: null,
  ...overrides,
})
const between = (overrides: Partial<Series>, zone: string, from: string, until: string, changes: LessonChange[] = []) =>
  listLessonsBetween(series(overrides), changes, zone, Date.parse(from), Date.parse(until))
const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const spans = (lessons: ReturnType<typeof listLessonsBetween>) =>
  lessons.map(({ starts, ends }) => `${utc(starts)}/${utc(ends)}`)

test('listLessonsBetween converts 19:00 in Karachi to 14:00 UTC all year', () => {
  expect(spans(between({}, 'Asia/Karachi', '2026-03-23T00:00Z', '2026-04-02T00:00Z'))).toEqual([
    '2026-03-23T14:00/2026-03-23T15:00',
    '2026-03-25T14:00/2026-03-25T15:00',
    '2026-03-30T14:00/2026-03-30T15:00',
    '2026-04-01T14:00/2026-04-01T15:00',
  ])
})

test('listLessonsBetween keeps the wall time across a daylight saving transition', () => {
  expect(spans(between({ days: [7] }, 'Europe/London', '2026-03-21T00:00Z', '2026-03-30T00:00Z'))).toEqual([
    '2026-03-22T19:00/2026-03-22T20:00',
    '2026-03-29T18:00/2026-03-29T19:00',
  ])
})

test.each([
  ['a night with a skipped hour', '23:30', '03:30', '2026-03-07', '2026-03-08T04:30/2026-03-08T07:30'],
  ['a night with a repeated hour', '23:30', '03:30', '2026-10-31', '2026-11-01T03:30/2026-11-01T08:30'],
  ['a skipped start and end', '02:30', '03:00', '2026-03-08', '2026-03-08T07:30/2026-03-08T08:00'],
  ['a skipped end', '01:30', '02:30', '2026-03-08', '2026-03-08T06:30/2026-03-08T07:30'],
  ['a lesson within the repeated hour', '01:15', '01:45', '2026-11-01', '2026-11-01T05:15/2026-11-01T05:45'],
  ['a repeated start with an unambiguous end', '01:30', '02:30', '2026-11-01', '2026-11-01T05:30/2026-11-01T07:30'],
  ['from midnight to midnight', '00:00', '00:00', '2026-03-08', '2026-03-08T05:00/2026-03-09T04:00'],
])('listLessonsBetween with %s', (_, from, to, day, span) => {
  const only = { days: [1, 2, 3, 4, 5, 6, 7], from, to, starts: parseTestDay(day), ends: parseTestDay(day) } as const
  expect(spans(between(only, 'America/New_York', '2026-01-01T00:00Z', '2027-01-01T00:00Z'))).toEqual([span])
})

test('listLessonsBetween includes a running overnight lesson and excludes one that ends at the start of the range', () => {
  const night = { days: [7], from: '23:30', to: '00:30' } as const
  expect(between(night, 'Asia/Karachi', '2026-03-01T19:29Z', '2026-03-01T19:45Z')).toMatchObject([
    { day: '2026-03-01', heldOn: '2026-03-01', from: '23:30', to: '00:30', state: 'planned' },
  ])
  expect(between(night, 'Asia/Karachi', '2026-03-01T19:30Z', '2026-03-01T20:00Z')).toEqual([])
  expect(between(night, 'Asia/Karachi', '2026-03-01T18:00Z', '2026-03-01T18:30Z')).toEqual([])
})

test('listLessonsBetween includes the first and last day, and returns nothing without days', () => {
  const march = { starts: parseTestDay('2026-03-04'), ends: parseTestDay('2026-03-11') }
  const days = between(march, 'Asia/Karachi', '2026-01-01T00:00Z', '2027-01-01T00:00Z').map(({ day }) => day)
  expect(days).toEqual(['2026-03-04', '2026-03-09', '2026-03-11'])
  expect(between({ days: [] }, 'Asia/Karachi', '2026-01-01T00:00Z', '2027-01-01T00:00Z')).toEqual([])
  expect(between({ from: 'after lunch' }, 'Asia/Karachi', '2026-01-01T00:00Z', '2027-01-01T00:00Z')).toEqual([])
})

test('listLessonsBetween marks cancelled lessons and lists moved ones at their new time', () => {
  const changes: LessonChange[] = [
    { day: parseTestDay('2026-03-02'), to: null },
    { day: parseTestDay('2026-03-04'), to: { day: parseTestDay('2026-03-20'), from: '23:00', to: '00:30' } },
    { day: parseTestDay('2026-03-05'), to: null },
  ]
  const found = (from: string, until: string) =>
    between({}, 'Asia/Karachi', from, until, changes).map(({ day, heldOn, from, to, state }) =>
      [day, heldOn, from, to, state].join(' '),
    )
  expect(found('2026-03-02T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-02 2026-03-02 19:00 20:00 cancelled'])
  expect(found('2026-03-20T00:00Z', '2026-03-22T00:00Z')).toEqual(['2026-03-04 2026-03-20 23:00 00:30 moved'])
})

test('listLessonsBetween lists a moved lesson at its planned time only with withMovedAway', () => {
  const changes = [
    { day: parseTestDay('2026-03-04'), to: { day: parseTestDay('2026-03-20'), from: '23:00', to: '00:30' } },
  ]
  const week = [Date.parse('2026-03-03T00:00Z'), Date.parse('2026-03-08T00:00Z')] as const
  expect(listLessonsBetween(series({}), changes, 'Asia/Karachi', ...week)).toEqual([])
  expect(listLessonsBetween(series({}), changes, 'Asia/Karachi', ...week, { withMovedAway: true })).toMatchObject([
    { day: '2026-03-04', heldOn: '2026-03-20', state: 'moved' },
  ])
})

const mondays: Series = { days: [1], from: '19:00', to: '20:00', starts: null, ends: null }
const next = (series: Series, after: string, changes: LessonChange[] = []) =>
  findNextLessonOfSeries(series, changes, 'Europe/London', Date.parse(after))?.heldOn

test('findNextLessonOfSeries returns the running lesson until it ends', () => {
  expect(next(mondays, '2026-03-02T19:59:59Z')).toBe('2026-03-02')
  expect(next(mondays, '2026-03-02T20:00:00Z')).toBe('2026-03-09')
})

test('findNextLessonOfSeries skips any number of cancelled lessons', () => {
  const cancelled = Array.from({ length: 30 }, (_, week) => ({
    day: addDays(parseTestDay('2026-03-09'), week * 7),
    to: null,
  }))
  expect(next(mondays, '2026-03-03T00:00:00Z', cancelled)).toBe('2026-10-05')
})

test('findNextLessonOfSeries orders a moved lesson by its new time', () => {
  const to = (day: string) => [
    { day: parseTestDay('2026-03-09'), to: { day: parseTestDay(day), from: '10:00', to: '11:00' } },
  ]
  expect(next(mondays, '2026-03-03T00:00:00Z', to('2026-03-05'))).toBe('2026-03-05')
  expect(next(mondays, '2026-03-03T00:00:00Z', to('2026-06-05'))).toBe('2026-03-16')
  const once = { ...mondays, starts: parseTestDay('2026-03-09'), ends: parseTestDay('2026-03-09') }
  expect(next(once, '2026-03-03T00:00:00Z', to('2026-06-05'))).toBe('2026-06-05')
})

test('findNextLessonOfSeries returns the first lesson of a future series and undefined for a past one', () => {
  expect(next({ ...mondays, starts: parseTestDay('2028-02-29') }, '2026-03-03T00:00:00Z')).toBe('2028-03-06')
  expect(next({ ...mondays, ends: parseTestDay('2026-03-01') }, '2026-03-03T00:00:00Z')).toBeUndefined()
  expect(next({ ...mondays, days: [] }, '2026-03-03T00:00:00Z')).toBeUndefined()
})

const [first, last, end] = [parseTestDay('2026-02-20'), parseTestDay('2026-04-20'), parseTestDay('2026-04-21')]

const slots: Pick<Series, 'days' | 'from' | 'to'>[] = [
  { days: [1, 3], from: '19:00', to: '20:00' },
  { days: [7], from: '23:30', to: '00:45' },
  { days: [1, 2, 3, 4, 5, 6, 7], from: '02:15', to: '03:15' },
  { days: [5], from: '00:00', to: '00:00' },
  { days: [], from: '10:00', to: '11:00' },
  { days: [2], from: 'after lunch', to: '20:00' },
]
const runs = [
  { starts: null, ends: null },
  { starts: parseTestDay('2026-03-04'), ends: parseTestDay('2026-03-25') },
  { starts: parseTestDay('2026-04-20'), ends: null },
  { starts: null, ends: parseTestDay('2026-02-19') },
]
const changes: LessonChange[][] = [
  [],
  [
    { day: parseTestDay('2026-03-02'), to: null },
    { day: parseTestDay('2026-03-04'), to: { day: parseTestDay('2026-04-20'), from: '23:00', to: '00:30' } },
    { day: parseTestDay('2026-03-08'), to: { day: parseTestDay('2026-05-01'), from: '09:00', to: '10:00' } },
    { day: parseTestDay('2026-02-16'), to: { day: parseTestDay('2026-02-20'), from: '00:00', to: '01:00' } },
    { day: parseTestDay('2026-03-06'), to: { day: parseTestDay('2026-03-06'), from: '18:00', to: '19:00' } },
    { day: parseTestDay('2026-03-11'), to: { day: parseTestDay('2026-03-12'), from: 'soon', to: '19:00' } },
  ],
]

test.each(['Asia/Karachi', 'America/New_York', 'America/St_Johns', 'Asia/Beirut', 'Australia/Lord_Howe'])(
  'listOccurrences with toLesson matches listLessonsBetween in %s',
  (zone) => {
    const [from, until] = [toInstant(zone, first, '00:00'), toInstant(zone, end, '00:00')]
    let count = 0
    for (const slot of slots) {
      for (const run of runs) {
        for (const changed of changes) {
          const series = { ...slot, ...run }
          const held = listOccurrences(series, changed, dayNumberOf(first), dayNumberOf(last))
          const lessons = held.map((occurrence) => toLesson(zone, occurrence))
          const expected = listLessonsBetween(series, changed, zone, from, until).filter(
            ({ state, heldOn }) => state !== 'cancelled' && heldOn >= first,
          )
          expect(lessons.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends)).toEqual(expected)
          count += held.length
        }
      }
    }
    expect(count).toBeGreaterThan(200)
  },
)
