import { fromDate, Time, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import { expect, test } from 'vitest'
import { getDayInZone, toInstantInZone, getMinutesInZone, getSchoolToday } from './schoolTime.ts'

// proves D31.1
test.each([
  ['2026-05-15T18:59:59Z', 'Asia/Karachi', '2026-05-15'],
  ['2026-05-15T19:00:00Z', 'Asia/Karachi', '2026-05-16'],
  ['2026-05-15T03:59:00Z', 'America/New_York', '2026-05-14'],
  ['2026-05-15T04:00:00Z', 'America/New_York', '2026-05-15'],
  ['2026-12-31T23:30:00Z', 'Europe/London', '2026-12-31'],
  ['2026-06-30T23:30:00Z', 'Europe/London', '2026-07-01'],
])('at %s it is in %s the %s', (now, zone, day) => expect(getSchoolToday(new Date(now), zone)).toBe(day))

test.each([
  ['Europe/London', '2026-03-28', 90, '2026-03-28T01:30:00.000Z'],
  // 01:30 is left out that night, and comes twice in autumn.
  ['Europe/London', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ['Asia/Karachi', '2026-05-15', 0, '2026-05-14T19:00:00.000Z'],
])('%s on %s after %i minutes is %s', (zone, day, minutes, instant) =>
  expect(toInstantInZone(zone, day, minutes).toISOString()).toBe(instant),
)

test.each([
  ['2026-05-15T18:59:00Z', 'Asia/Karachi', 23 * 60 + 59],
  ['2026-05-15T18:59:00Z', 'Asia/Kolkata', 29],
])('at %s the clocks of %s have counted %i minutes', (now, zone, minutes) =>
  expect(getMinutesInZone(zone, new Date(now))).toBe(minutes),
)

// A zone a quarter of an hour off, one that changes by half an hour, and both ends of the day.
const zones = [
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Casablanca',
  'America/St_Johns',
  'Europe/London',
]

test.each(zones)('every hour of a year in %s is the instant that the date library finds', (zone) => {
  const wrong: string[] = []
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const instant = new Date(Date.UTC(2026, 0, 1, hour, 30))
    const known = fromDate(instant, zone)
    const day = toCalendarDate(known)
    const minutes = known.hour * 60 + known.minute
    const wall = toCalendarDateTime(day, new Time(known.hour, known.minute))
    const found = [
      getDayInZone(zone, instant),
      getMinutesInZone(zone, instant),
      toInstantInZone(zone, day.toString(), minutes).getTime(),
    ]
    const wanted = [day.toString(), minutes, toZoned(wall, zone).toDate().getTime()]
    if (found.join() !== wanted.join()) wrong.push(`${instant.toISOString()}: ${found.join()}, not ${wanted.join()}`)
  }
  expect(wrong).toEqual([])
})
