import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { instantIn, minutesIn, schoolToday } from './schoolTime.ts'

// proves D31.1
test.each([
  ['2026-05-15T18:59:59Z', 'Asia/Karachi', '2026-05-15'],
  ['2026-05-15T19:00:00Z', 'Asia/Karachi', '2026-05-16'],
  ['2026-05-15T03:59:00Z', 'America/New_York', '2026-05-14'],
  ['2026-05-15T04:00:00Z', 'America/New_York', '2026-05-15'],
  ['2026-12-31T23:30:00Z', 'Europe/London', '2026-12-31'],
  ['2026-06-30T23:30:00Z', 'Europe/London', '2026-07-01'],
])('at %s it is in %s the %s', (now, zone, day) => expect(schoolToday(new Date(now), zone)).toBe(day))

test.each([
  ['Europe/London', '2026-03-28', 90, '2026-03-28T01:30:00.000Z'],
  // 01:30 is left out that night, and comes twice in autumn.
  ['Europe/London', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ['Asia/Karachi', '2026-05-15', 0, '2026-05-14T19:00:00.000Z'],
])('%s on %s after %i minutes is %s', (zone, day, minutes, instant) =>
  expect(instantIn(zone, parseDate(day), minutes).toISOString()).toBe(instant),
)

test.each([
  ['2026-05-15T18:59:00Z', 'Asia/Karachi', 23 * 60 + 59],
  ['2026-05-15T18:59:00Z', 'Asia/Kolkata', 29],
])('at %s the clocks of %s have counted %i minutes', (now, zone, minutes) =>
  expect(minutesIn(zone, new Date(now))).toBe(minutes),
)
