import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { parseTestDay } from './testing/parseTestData.ts'
import { parseWallDay } from './WallDay.ts'
import { getDayInZone, toInstant, getOffsetMinutes, getTimeInZone, toViewerTime } from './zonedTime.ts'
import { zoneClock } from './zoneClock.ts'

const HOUR = 3_600_000
const BEGIN = Date.parse('2020-01-01T00:00Z')
const END = Date.parse('2041-01-01T00:00Z')
const allZones = Intl.supportedValuesOf('timeZone')
/** Hours relative to a transition at which wall times and instants are compared. */
const AROUND = [-24, -1, -1 / 60, 0, 0.5, 1, 24]

/** The transitions of a zone according to Temporal, an independent implementation. */
function changesOf(zone: string): number[] {
  const changes: number[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(BEGIN).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (at && at.epochMilliseconds < END) {
    changes.push(at.epochMilliseconds)
    at = at.getTimeZoneTransition('next')
  }
  return changes
}

// proves X21
test(
  'conversions match Temporal in all zones, around each transition from 2020 to 2040 and on other days',
  { tags: ['slow'] },
  () => {
    let [changed, compared] = [0, 0]
    const differ: string[] = []
    for (const zone of allZones) {
      const changes = changesOf(zone)
      changed += changes.length
      const quiet = [2020, 2029, 2040].flatMap((year) => [Date.UTC(year, 1, 29, 11, 7), Date.UTC(year, 6, 1, 23, 59)])
      for (const instant of [...changes.flatMap((at) => AROUND.map((hours) => at + hours * HOUR)), ...quiet]) {
        const expectedTime = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        const wall = expectedTime.toPlainDateTime()
        const [day, time] = [wall.toPlainDate().toString(), wall.toPlainTime().toString().slice(0, 5)]
        const same =
          getDayInZone(zone, instant) === day &&
          getTimeInZone(zone, instant) === time &&
          getOffsetMinutes(zone, instant) * 60_000_000_000 === expectedTime.offsetNanoseconds
        // Wall times around the transition, some of which are skipped or repeated.
        const shown = new Date(instant + getOffsetMinutes(zone, instant - 3 * HOUR) * 60_000).toISOString()
        const [skippedDay, skippedTime] = [shown.slice(0, 10), shown.slice(11, 16)]
        const expected = Temporal.PlainDateTime.from(`${skippedDay}T${skippedTime}`).toZonedDateTime(zone)
        if (!same || toInstant(zone, parseTestDay(skippedDay), skippedTime) !== expected.epochMilliseconds)
          differ.push(`${zone} ${new Date(instant).toISOString()}`)
        compared += 1
      }
    }
    expect(differ).toEqual([])
    expect(allZones.length).toBeGreaterThan(400)
    expect(changed).toBeGreaterThan(4000)
    expect(compared).toBeGreaterThan(30_000)
  },
)

test.each([
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['Asia/Kathmandu', '2026-02-28', '23:59', '2026-02-28T18:14:00.000Z'],
  ['America/St_Johns', '2028-02-29', '00:00', '2028-02-29T03:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z'],
])('instantIn of %s, %s %s returns %s', (zone, day, time, instant) =>
  expect(new Date(toInstant(zone, parseTestDay(day), time)).toISOString()).toBe(instant),
)

test('invalid times and zones throw a RangeError, and invalid days are undefined', () => {
  expect(() => toInstant('UTC', parseTestDay('2026-01-01'), '24:00')).toThrow(RangeError)
  expect(() => getOffsetMinutes('Asia/Lahore', 0)).toThrow(RangeError)
  const invalidDays = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', '26-01-01']
  expect(invalidDays.map((text) => parseWallDay(text))).toEqual(invalidDays.map(() => undefined))
})

/** “Europe/London” in a combination of upper and lower case. */
function varyCase(number: number): string {
  const letters = 'europe/london'.split('')
  return letters.map((letter, at) => (number & (1 << at) ? letter.toUpperCase() : letter)).join('')
}

test('zoneClock caches clocks, at most a hundred spellings of zone names', () => {
  expect(zoneClock('Europe/London')).toBe(zoneClock('Europe/London'))
  const spellings = Array.from({ length: 1000 }, (_, number) => varyCase(number * 8))
  expect(new Set(spellings).size).toBeGreaterThan(400)
  const clocks = new Set(spellings.map((spelling) => zoneClock(spelling)))
  const summer = Date.UTC(2026, 6, 1)
  expect(new Set([...clocks].map((clock) => clock.offsetAt(summer)))).toEqual(new Set([3_600_000]))
  const cached = spellings.toReversed().filter((spelling) => clocks.has(zoneClock(spelling)))
  expect(new Set(cached).size).toBeLessThanOrEqual(100)
})

test.each([
  ['Asia/Karachi', '19:00', 'America/New_York', '2026-03-02', '09:00', 0],
  ['Asia/Karachi', '06:00', 'America/St_Johns', '2026-03-01', '21:30', -1],
  ['Europe/London', '19:00', 'Asia/Kathmandu', '2026-03-03', '00:45', 1],
  ['Pacific/Kiritimati', '01:00', 'Etc/GMT+12', '2026-02-28', '23:00', -2],
])('toViewerTime from %s %s for a viewer in %s returns %s %s', (school, at, viewer, day, time, shift) => {
  const instant = toInstant(school, parseTestDay('2026-03-02'), at)
  expect(toViewerTime(school, viewer, instant)).toEqual({ day, time, shift })
})
