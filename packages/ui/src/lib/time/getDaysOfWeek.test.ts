import { expect, test } from 'vitest'
import { getDaysOfWeek } from './getDaysOfWeek.ts'

test.each([
  ['2026-03-25', 'en-GB', '2026-03-23', '2026-03-29'],
  ['2026-03-29', 'en-GB', '2026-03-23', '2026-03-29'],
  ['2026-03-29', 'en-US', '2026-03-29', '2026-04-04'],
  ['2026-12-31', 'en-GB', '2026-12-28', '2027-01-03'],
  ['2028-02-29', 'en-GB', '2028-02-28', '2028-03-05'],
])('the week of %s in %s', (day, locale, first, last) => {
  const week = getDaysOfWeek(day, locale)
  expect([week[0], week.at(-1), new Set(week).size]).toEqual([first, last, 7])
})
