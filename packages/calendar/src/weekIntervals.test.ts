import { expect, test } from 'vitest'
import type { Slot } from './Series.ts'
import {
  intersectIntervals,
  countMinutes,
  intervalsToSlots,
  subtractIntervals,
  toWeekIntervals,
} from './weekIntervals.ts'
import { type Weekday, weekdays } from './WallDay.ts'

const slot = (days: Weekday[], from: string, to: string): Slot => ({ days, from, to })
const WEEK = 10_080

test('toWeekIntervals splits a slot across the end of Sunday', () => {
  expect(toWeekIntervals(slot([7], '23:00', '01:00'))).toEqual([
    { from: 0, to: 60 },
    { from: WEEK - 60, to: WEEK },
  ])
  expect(toWeekIntervals(slot([1], '00:00', '00:00'))).toEqual([{ from: 0, to: 1440 }])
  expect(toWeekIntervals(slot([...weekdays], '09:00', '09:00'))).toEqual([{ from: 0, to: WEEK }])
  expect(toWeekIntervals(slot([1], 'noon', '13:00'))).toEqual([])
})

test('intersecting preferred and offered times and subtracting busy ones returns the free slots', () => {
  const preferred = toWeekIntervals(slot([1, 3, 7], '22:00', '01:00'))
  const offered = toWeekIntervals(slot([...weekdays], '20:00', '02:00'))
  const busy = [slot([7], '23:30', '00:30'), slot([3], '22:30', '23:15')].flatMap(toWeekIntervals)
  const free = subtractIntervals(intersectIntervals(preferred, offered), busy)
  expect(intervalsToSlots(free)).toEqual([
    slot([1], '00:30', '01:00'),
    slot([1], '22:00', '01:00'),
    slot([3], '22:00', '22:30'),
    slot([3], '23:15', '01:00'),
    slot([7], '22:00', '23:30'),
  ])
  expect(countMinutes(free)).toBe(30 + 180 + 30 + 105 + 90)
})

test.each<[string, Slot[]]>([
  ['several days at the same time', [slot([1, 3, 5], '16:00', '17:00')]],
  ['a slot across the end of Sunday', [slot([7], '23:00', '01:00')]],
  ['whole days', [slot([...weekdays], '00:00', '00:00')]],
  ['more than a day, split at midnight', [slot([2], '20:00', '00:00'), slot([3], '00:00', '00:00')]],
  ['a day from noon to noon', [slot([4], '12:00', '12:00')]],
])('intervalsToSlots reverses toWeekIntervals: %s', (_, slots) =>
  expect(intervalsToSlots(slots.flatMap(toWeekIntervals))).toEqual(slots),
)

test('intersectIntervals and subtractIntervals are correct for random intervals at each edge', () => {
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const randomIntervals = () =>
    Array.from({ length: random(6) }, () => random(WEEK)).map((from) => ({
      from,
      to: Math.min(WEEK, from + 1 + random(2000)),
    }))
  const has = (intervals: ReturnType<typeof randomIntervals>, minute: number) =>
    intervals.some(({ from, to }) => from <= minute && minute < to)
  for (let round = 0; round < 200; round++) {
    const [a, b] = [randomIntervals(), randomIntervals()]
    const [both, left] = [intersectIntervals(a, b), subtractIntervals(a, b)]
    const edges = [...a, ...b]
      .flatMap(({ from, to }) => [from - 1, from, to - 1, to])
      .filter((at) => at >= 0 && at < WEEK)
    for (const minute of edges) {
      expect(has(both, minute)).toBe(has(a, minute) && has(b, minute))
      expect(has(left, minute)).toBe(has(a, minute) && !has(b, minute))
    }
    expect(countMinutes(both) + countMinutes(left)).toBe(countMinutes(a))
    expect(countMinutes(intervalsToSlots(left).flatMap(toWeekIntervals))).toBe(countMinutes(left))
  }
})
