import { expect, test } from 'vitest'
import { parseMinutes, formatWallTime } from './wallTime.ts'
import { parseTestDay } from './testing/parseTestData.ts'
import { type WallDay, addDays, weekdayOf } from './WallDay.ts'

test.each([
  ['00:00', 0],
  ['16:05', 965],
  ['23:59', 1439],
  ['16:05:30', 965],
  ['4:05', 245],
  ['24:00', undefined],
  ['16:60', undefined],
  ['', undefined],
])('parseMinutes of %j returns %s', (text, minutes) => expect(parseMinutes(text)).toBe(minutes))

test.each([
  [0, '00:00'],
  [965, '16:05'],
  [1440, '00:00'],
  [-15, '23:45'],
])('formatWallTime of %i returns %s', (minutes, text) => expect(formatWallTime(minutes)).toBe(text))

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-29', 366, '2027-03-30'],
  ['1969-12-28', 3, '1969-12-31'],
])('addDays of %s and %i returns %s', (day, days, result) => expect(addDays(parseTestDay(day), days)).toBe(result))

test.each([
  ['1969-12-28', 7],
  ['1970-01-01', 4],
  ['2026-03-02', 1],
  ['2028-02-29', 2],
  ['2026-12-31', 4],
])('weekdayOf %s returns %i', (day, weekday) => expect(weekdayOf(parseTestDay(day))).toBe(weekday))

test('WallDay is not assignable from a Date, a number or a string', () => {
  // @ts-expect-error: a Date is an instant.
  const date: WallDay = new Date(0)
  // @ts-expect-error: so is a number.
  const instant: WallDay = 0
  // @ts-expect-error: not every string is a day.
  const text: WallDay = '2026-02-30'
  expect([date, instant, text]).toHaveLength(3)
})
