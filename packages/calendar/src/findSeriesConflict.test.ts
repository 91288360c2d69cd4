import { expect, test } from 'vitest'
import { findSeriesConflicts, type SeriesWithChanges, findSeriesConflict } from './findSeriesConflict.ts'
import type { LessonChange } from './Series.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import { parseTestDay } from './testing/parseTestData.ts'
import { type WallDay, addDays, type Weekday } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'
import { getDayInZone } from './zonedTime.ts'

const since = parseTestDay('2026-03-01')
const series = (
  days: Weekday[],
  from: string,
  to: string,
  overrides: Partial<SeriesWithChanges> = {},
): SeriesWithChanges => ({
  days,
  from,
  to,
  starts: null,
  ends: null,
  ...overrides,
})
const cancelled = (...days: string[]): LessonChange[] => days.map((day) => ({ day: parseTestDay(day), to: null }))

test.each<[string, SeriesWithChanges, SeriesWithChanges, string | undefined]>([
  ['adjacent lessons', series([1], '16:00', '17:00'), series([1], '17:00', '18:00'), undefined],
  ['an overlap of one minute', series([1], '16:00', '17:01'), series([1], '17:00', '18:00'), '2026-03-02'],
  ['different days', series([1, 3], '16:00', '17:00'), series([2, 4], '16:00', '17:00'), undefined],
  [
    'an overnight lesson and one on the next day',
    series([7], '23:00', '01:00'),
    series([1], '00:30', '02:00'),
    '2026-03-02',
  ],
  ['two overnight lessons', series([7], '23:00', '01:00'), series([7], '23:30', '02:00'), '2026-03-01'],
  [
    'the night after the last day',
    series([7], '23:00', '01:00', { ends: since }),
    series([1], '00:30', '02:00'),
    '2026-03-02',
  ],
  [
    'a series that starts after the other has ended',
    series([1], '16:00', '17:00', { ends: parseTestDay('2026-03-08') }),
    series([1], '16:00', '17:00', { starts: parseTestDay('2026-03-09') }),
    undefined,
  ],
  [
    'a single common day years ahead',
    series([4], '16:00', '17:00', { ends: parseTestDay('2040-03-01') }),
    series([4], '16:30', '17:00', { starts: parseTestDay('2040-03-01') }),
    '2040-03-01',
  ],
  [
    'cancelled lessons in both series',
    series([1], '16:00', '17:00', { changes: cancelled('2026-03-02', '2026-03-16') }),
    series([1], '16:00', '17:00', { changes: cancelled('2026-03-09') }),
    '2026-03-23',
  ],
  [
    'all common lessons cancelled',
    series([1], '16:00', '17:00', { ends: parseTestDay('2026-03-10'), changes: cancelled('2026-03-02', '2026-03-09') }),
    series([1], '16:00', '17:00'),
    undefined,
  ],
  [
    'a lesson moved onto one of the other series',
    series([1], '16:00', '17:00', {
      changes: [
        { day: parseTestDay('2026-03-09'), to: { day: parseTestDay('2026-03-17'), from: '23:30', to: '00:30' } },
      ],
    }),
    series([3], '00:00', '01:00'),
    '2026-03-18',
  ],
  [
    'lessons of both moved to the same time',
    series([1], '16:00', '17:00', {
      changes: [
        { day: parseTestDay('2026-03-09'), to: { day: parseTestDay('2026-03-13'), from: '10:00', to: '11:00' } },
      ],
    }),
    series([3], '16:00', '17:00', {
      changes: [
        { day: parseTestDay('2026-03-11'), to: { day: parseTestDay('2026-03-13'), from: '10:30', to: '11:30' } },
      ],
    }),
    '2026-03-13',
  ],
])('findConflict with %s', (_, a, b, day) => {
  expect(findSeriesConflict(a, b, since)).toBe(day)
  expect(findSeriesConflict(b, a, since)).toBe(day)
})

test('findConflict matches a brute-force comparison of ten weeks of random lessons', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const randomDay = (): WallDay => addDays(since, random(70))
  const randomTime = () => formatWallTime(random(96) * 15)
  const randomSeries = (): SeriesWithChanges => ({
    days: ([1, 2, 3, 4, 5, 6, 7] as const).filter(() => random(4) === 0),
    from: randomTime(),
    to: randomTime(),
    starts: randomDay(),
    ends: addDays(since, 69),
    changes: Array.from({ length: random(12) }, () => ({
      day: randomDay(),
      to: random(2) === 0 ? null : { day: randomDay(), from: randomTime(), to: randomTime() },
    })),
  })
  const held = ({ changes = [], ...series }: SeriesWithChanges) =>
    listLessonsBetween(series, changes, 'UTC', Date.parse('2026-02-01'), Date.parse('2026-06-01')).filter(
      ({ state }) => state !== 'cancelled',
    )
  let conflicts = 0
  for (let round = 0; round < 2000; round++) {
    const [a, b] = [randomSeries(), randomSeries()]
    const overlaps = held(a).flatMap((one) =>
      held(b)
        .filter((other) => one.starts < other.ends && other.starts < one.ends)
        .map((other) => getDayInZone('UTC', Math.max(one.starts, other.starts))),
    )
    expect(findSeriesConflict(a, b, since)).toBe(overlaps.toSorted()[0])
    conflicts += Math.min(1, overlaps.length)
  }
  expect(conflicts).toBeGreaterThan(200)
})

test('findConflictsAmong returns each conflicting pair once', () => {
  const list = [series([1], '16:00', '17:00'), series([2], '16:00', '17:00'), series([1, 2], '16:30', '17:30')]
  expect(findSeriesConflicts(list, since)).toEqual([
    { a: 0, b: 2, day: '2026-03-02' },
    { a: 1, b: 2, day: '2026-03-03' },
  ])
})
