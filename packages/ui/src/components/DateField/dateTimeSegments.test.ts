import { expect, test } from 'vitest'
import { parseSegments, formatSegments } from './dateTimeSegments.ts'

const part = (type: string, value?: number) => ({
  type,
  isPlaceholder: value === undefined,
  ...(value !== undefined && { value }),
})

test.each([
  [[part('day', 5), part('month', 7), part('year', 1990)], '1990-07-05'],
  [[part('day', 5), part('month', 7), part('year', 90)], '0090-07-05'],
  [[part('day'), part('month', 7), part('year', 1990)], '1990-07-'],
  [[part('day', 5), part('month'), part('year')], '--05'],
  [[part('day'), part('month'), part('year')], ''],
  [[part('hour', 0), part('minute', 5)], '00:05'],
  [[part('hour', 16), part('minute')], '16:'],
  [[part('hour'), part('minute', 5)], ':05'],
  [[part('hour'), part('minute')], ''],
])('formatSegments of %j returns %j', (parts, text) => expect(formatSegments(parts)).toBe(text))

test.each([
  ['1990-07-05', ['year 1990', 'month 7', 'day 5']],
  ['-07-05', ['month 7', 'day 5']],
  ['1990-07-', ['year 1990', 'month 7']],
  ['16:05:00', ['hour 16', 'minute 5']],
  [':05', ['minute 5']],
  ['', []],
])('parseSegments of %j returns %j', (text, parts) =>
  expect(parseSegments(text).map(({ type, value }) => `${type} ${value}`)).toEqual(parts),
)
