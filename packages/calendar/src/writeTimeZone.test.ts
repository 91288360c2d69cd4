import { expect, test } from 'vitest'
import { writeTimeZone } from './writeTimeZone.ts'

const linesOf = (zone: string, year = 2026) => writeTimeZone(zone, year).split('\r\n')
const starting = (zone: string, start: string, year?: number) =>
  linesOf(zone, year).filter((line) => line.startsWith(start))

test.each([
  ['America/New_York', ['3;BYDAY=2SU', '11;BYDAY=1SU'], '20250309T020000'],
  ['Europe/London', ['3;BYDAY=-1SU', '10;BYDAY=-1SU'], '20250330T010000'],
  ['Australia/Sydney', ['10;BYDAY=1SU', '4;BYDAY=1SU'], '20251005T020000'],
])('%s changes its clock by a rule', (zone, rules, first) => {
  expect(starting(zone, 'RRULE')).toEqual(rules.map((rule) => `RRULE:FREQ=YEARLY;BYMONTH=${rule}`))
  expect(starting(zone, 'DTSTART')[0]).toBe(`DTSTART:${first}`)
})

test.each([
  ['Asia/Karachi', '+0500'],
  ['Asia/Kolkata', '+0530'],
  ['America/Phoenix', '-0700'],
])('%s never changes it', (zone, offset) => {
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

test('where the change follows the moon, each one is told', () => {
  expect(starting('Africa/Casablanca', 'RRULE', 2020)).toEqual([])
  expect(starting('Africa/Casablanca', 'DTSTART', 2020).length).toBeGreaterThan(10)
})
