import { expect, test } from 'vitest'
import { parseMinutes, formatWallTime } from './wallTime.ts'

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
