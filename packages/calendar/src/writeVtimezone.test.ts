import { expect, test } from 'vitest'
import { writeVtimezone } from './writeVtimezone.ts'

const linesOf = (zone: string) => writeVtimezone(zone, 2026)?.split('\r\n')
const starting = (zone: string, start: string) => linesOf(zone)?.filter((line) => line.startsWith(start))

test.each([
  ['America/New_York', ['3;BYDAY=2SU', '11;BYDAY=1SU'], '20250309T020000'],
  ['Europe/London', ['3;BYDAY=-1SU', '10;BYDAY=-1SU'], '20250330T010000'],
  ['Australia/Sydney', ['10;BYDAY=1SU', '4;BYDAY=1SU'], '20251005T020000'],
])('writeTimeZoneByRules writes rules for %s', (zone, rules, first) => {
  expect(starting(zone, 'RRULE')).toEqual(rules.map((rule) => `RRULE:FREQ=YEARLY;BYMONTH=${rule}`))
  expect(starting(zone, 'DTSTART')?.[0]).toBe(`DTSTART:${first}`)
})

test.each([
  ['Asia/Karachi', '+0500'],
  ['Asia/Kolkata', '+0530'],
  ['America/Phoenix', '-0700'],
])('writeTimeZoneByRules writes a fixed offset for %s', (zone, offset) => {
  expect(linesOf(zone)).toEqual([
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

test.each(['Africa/Cairo', 'Asia/Gaza', 'Africa/Casablanca', 'America/Vancouver', 'Asia/Jerusalem'])(
  'writeTimeZoneByRules returns undefined for the irregular zone %s',
  (zone) => expect(writeVtimezone(zone, 2026)).toBeUndefined(),
)

test.each(['Asia/Karachi', 'Europe/London', 'Europe/Dublin', 'Australia/Lord_Howe', 'UTC'])(
  'writeTimeZoneByRules writes %s',
  (zone) => expect(writeVtimezone(zone, 2026)).toContain(`TZID:${zone}`),
)

test('writeTimeZoneByRules ignores rules that were abolished before nowYear', () => {
  expect(writeVtimezone('America/Vancouver', 2012)).toContain('RRULE')
  expect(writeVtimezone('America/Vancouver', 2012, 2026)).toBeUndefined()
  expect(writeVtimezone('America/Mexico_City', 2026)).toContain('TZOFFSETTO:-0600')
  expect(writeVtimezone('America/Mexico_City', 2020, 2026)).toBeUndefined()
})
