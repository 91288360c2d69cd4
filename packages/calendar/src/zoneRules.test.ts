import { expect, test } from 'vitest'
import { zoneRules } from './zoneRules.ts'

test.each(['Africa/Cairo', 'Asia/Gaza', 'Africa/Casablanca', 'America/Vancouver', 'Asia/Jerusalem'])(
  '%s keeps to no rule that a calendar file can say',
  (zone) => expect(zoneRules(zone, 2026)).toBeUndefined(),
)

test.each(['Asia/Karachi', 'Europe/London', 'Europe/Dublin', 'Australia/Lord_Howe', 'UTC'])('%s has rules', (zone) =>
  expect(zoneRules(zone, 2026)).toContain(`TZID:${zone}`),
)

test('rules that were given up since are none', () => {
  expect(zoneRules('America/Vancouver', 2012)).toContain('RRULE')
  expect(zoneRules('America/Vancouver', 2012, 2026)).toBeUndefined()
  expect(zoneRules('America/Mexico_City', 2026)).toContain('TZOFFSETTO:-0600')
  expect(zoneRules('America/Mexico_City', 2020, 2026)).toBeUndefined()
})
