import { describe, expect, test } from 'vitest'
import { formatHijriDay, formatIsoDay, isIsoDay } from './isoDay.ts'
import { getDaysOfWeek } from './getDaysOfWeek.ts'

// proves 1§9.19, D31.2
test.each([
  ['2026-05-15', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-13-01', false],
  ['2026-5-1', false],
  ['15/05/2026', false],
  ['2026-05-15T00:00', false],
  ['1990-05-', false],
  ['', false],
])('isWireDay of %j returns %s', (text, isDay) => expect(isIsoDay(text)).toBe(isDay))

describe('formatWireDay', () => {
  test.each([
    ['2026-05-15', 'en-GB', '15 May 2026'],
    ['2026-05-15', 'ur-PK', '15 مئی، 2026'],
    ['1987-01-02', 'en-GB', '2 Jan 1987'],
    [' 2026-05-15 ', 'en-GB', '15 May 2026'],
  ])('formats %j in %s as %j', (text, locale, shown) => expect(formatIsoDay(text, locale)).toBe(shown))

  test.each(['soon', '15/05/2026', '2025-02-30', ''])('returns invalid %j unchanged', (text) =>
    expect(formatIsoDay(text, 'en-GB')).toBe(text),
  )
})

test.each([
  ['2026-03-25', 1, '2026-03-23', '2026-03-29'],
  ['2026-03-29', 1, '2026-03-23', '2026-03-29'],
  ['2026-03-29', 7, '2026-03-29', '2026-04-04'],
  ['2026-03-27', 6, '2026-03-21', '2026-03-27'],
  ['2026-12-31', 1, '2026-12-28', '2027-01-03'],
  ['2028-02-29', 1, '2028-02-28', '2028-03-05'],
] as const)('getDaysOfWeek of %s in a week that starts on day %s', (day, weekStart, first, last) => {
  const week = getDaysOfWeek(day, weekStart)
  expect([week[0], week.at(-1), new Set(week).size]).toEqual([first, last, 7])
})

test.each([
  ['en-GB', '5 Shawwal 1447 AH'],
  ['ur-PK', '5 شوال، 1447 ہجری'],
  ['ar-EG-u-nu-latn', '5 شوال 1447 هـ'],
])('formatHijriDay in %s is %s', (locale, text) => expect(formatHijriDay('2026-03-24', locale)).toBe(text))
