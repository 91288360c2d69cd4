import { expect, test } from 'vitest'
import { parseEventTime, getEventPhase, formatEventTime, hasEventStarted, formatInstantNowrap } from './eventTime.ts'

const karachi = 'Asia/Karachi'
const london = 'Europe/London'

// proves D30.1
test.each([
  ['2026-05-15T16:05', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-05-15 16:05', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-05-15T16:05:59', karachi, '2026-05-15T11:05:00.000Z'],
  ['2026-03-28T16:00', london, '2026-03-28T16:00:00.000Z'],
  ['2026-03-29T16:00', london, '2026-03-29T15:00:00.000Z'],
  ['2026-05-15', karachi, undefined],
  ['2026-02-30T10:00', karachi, undefined],
  ['2026-05-15T25:00', karachi, undefined],
  // A time with its own zone is no local time: guessing would be an hour or five off.
  ['2026-05-15T16:05:00Z', karachi, undefined],
  ['2026-05-15 16:05 sharp', karachi, undefined],
  ['Friday at four', karachi, undefined],
  ['', karachi, undefined],
])('%j in %s is %s', (text, zone, instant) => expect(parseEventTime(text, zone)?.toISOString()).toBe(instant))

test.each([
  ['2026-05-15T16:05', 'en-GB', karachi, '15 May 2026, 16:05 GMT+5'],
  ['2026-05-15T16:05', 'en-GB', london, '15 May 2026, 16:05 BST'],
  ['2026-01-15 16:05', 'en-GB', london, '15 Jan 2026, 16:05 GMT'],
  ['2026-01-15T16:05', 'ur', london, '15 جنوری، 2026، \u20684:05 PM GMT +0\u2069'],
  ['Friday at four', 'en-GB', karachi, 'Friday at four'],
  ['', 'en-GB', karachi, ''],
])('%j in %s and %s is shown as %j', (text, locale, zone, shown) =>
  expect(formatEventTime(text, locale, zone)).toBe(shown),
)

test.each([
  ['en-GB', ['15 May 2026,', '16:05 GMT+5']],
  ['ur-PK', ['15 مئی، 2026،', '\u20684:05 PM GMT +5\u2069']],
  ['ar-EG-u-nu-latn', ['15 مايو 2026،', '\u20684:05 م غرينتش+5\u2069']],
])('in %s an instant breaks between its date and its time only', (locale, lines) => {
  expect(formatInstantNowrap(new Date('2026-05-15T11:05:00Z'), locale, karachi).split(' ')).toEqual(
    lines.map((line) => line.replaceAll(' ', '\u00a0')),
  )
})

test.each([
  ['2026-05-15T16:05', '2026-05-15T11:04:59Z', false],
  ['2026-05-15T16:05', '2026-05-15T11:05:00Z', true],
  ['Friday at four', '2036-05-15T11:05:00Z', false],
])('%j at %s is past: %s', (text, now, past) => expect(hasEventStarted(text, karachi, new Date(now))).toBe(past))

test.each([
  ['2026-05-15T16:05', '2026-05-15T11:04:59Z', 'upcoming'],
  ['2026-05-15T16:05', '2026-05-15T11:05:00Z', 'on'],
  ['2026-05-15T16:05', '2026-05-15T14:04:59Z', 'on'],
  ['2026-05-15T16:05', '2026-05-15T14:05:00Z', 'past'],
  ['Friday at four', '2036-05-15T11:05:00Z', 'upcoming'],
])('%j at %s is %s', (text, now, phase) => expect(getEventPhase(text, karachi, new Date(now))).toBe(phase))
