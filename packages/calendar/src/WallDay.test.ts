import { expect, test } from 'vitest'
import { parseTestDay } from './testing/parseTestDay.ts'
import { type WallDay, addDays, weekdayOf } from './WallDay.ts'

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
