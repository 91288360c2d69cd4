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
])('%j is minute %s', (text, minutes) => expect(parseMinutes(text)).toBe(minutes))

test.each([
  [0, '00:00'],
  [965, '16:05'],
  [1440, '00:00'],
  [-15, '23:45'],
])('minute %i is %s', (minutes, text) => expect(formatWallTime(minutes)).toBe(text))

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-29', 366, '2027-03-30'],
  ['1969-12-28', 3, '1969-12-31'],
])('%s and %i days are %s', (day, days, then) => expect(addDays(parseTestDay(day), days)).toBe(then))

test.each([
  ['1969-12-28', 7],
  ['1970-01-01', 4],
  ['2026-03-02', 1],
  ['2028-02-29', 2],
  ['2026-12-31', 4],
])('%s is weekday %i', (day, weekday) => expect(weekdayOf(parseTestDay(day))).toBe(weekday))

test('a day can’t be given a Date, an instant or a text that nobody read', () => {
  // @ts-expect-error: a Date is a moment.
  const moment: WallDay = new Date(0)
  // @ts-expect-error: so is a number.
  const instant: WallDay = 0
  // @ts-expect-error: not every text is a day.
  const text: WallDay = '2026-02-30'
  expect([moment, instant, text]).toHaveLength(3)
})
