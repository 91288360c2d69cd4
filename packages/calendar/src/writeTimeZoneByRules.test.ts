import { expect, test } from 'vitest'
import { writeTimeZoneByRules } from './writeTimeZoneByRules.ts'

test.each(['Africa/Cairo', 'Asia/Gaza', 'Africa/Casablanca', 'America/Vancouver', 'Asia/Jerusalem'])(
  '%s keeps to no rule that a calendar file can say',
  (zone) => expect(writeTimeZoneByRules(zone, 2026)).toBeUndefined(),
)

test.each(['Asia/Karachi', 'Europe/London', 'Europe/Dublin', 'Australia/Lord_Howe', 'UTC'])('%s has rules', (zone) =>
  expect(writeTimeZoneByRules(zone, 2026)).toContain(`TZID:${zone}`),
)

test('rules that were given up since are none', () => {
  expect(writeTimeZoneByRules('America/Vancouver', 2012)).toContain('RRULE')
  expect(writeTimeZoneByRules('America/Vancouver', 2012, 2026)).toBeUndefined()
  expect(writeTimeZoneByRules('America/Mexico_City', 2026)).toContain('TZOFFSETTO:-0600')
  expect(writeTimeZoneByRules('America/Mexico_City', 2020, 2026)).toBeUndefined()
})
