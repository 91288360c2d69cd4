import { expect, test } from 'vitest'
import { formatWallTime, isOvernight, parseWallTime, toWallTime } from './wallTime.ts'

test.each([
  ['00:00', 0],
  ['16:05', 965],
  ['23:59', 1439],
  ['16:05:30', 965],
  [' 16:05 ', 965],
  ['24:00', undefined],
  ['16:60', undefined],
  ['4:05', 245],
  ['16:', undefined],
  ['4 pm', undefined],
  ['', undefined],
])('parseWallTime of %j returns %s', (text, minutes) => expect(parseWallTime(text)).toBe(minutes))

test.each([
  [0, '00:00'],
  [965, '16:05'],
])('toWallTime of %i returns %s', (minutes, text) => expect(toWallTime(minutes)).toBe(text))

test.each([
  ['16:05', 'en-GB', '16:05'],
  ['16:05:00', 'en-GB', '16:05'],
  ['16:05', 'en-US', '4:05 PM'],
  ['after lunch', 'en-GB', 'after lunch'],
])('formatWallTime of %j in %s returns %j', (text, locale, shown) =>
  expect(formatWallTime(text, locale).replaceAll(/\s/g, ' ')).toBe(shown),
)

test.each([
  ['16:00', '17:00', false],
  ['23:00', '00:30', true],
  ['16:00', '16:00', false],
  ['16:00', '', false],
  ['late', '01:00', false],
])('isOvernight from %s to %s returns %s', (from, to, overnight) => expect(isOvernight({ from, to })).toBe(overnight))
