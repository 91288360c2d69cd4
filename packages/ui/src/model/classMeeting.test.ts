import { describe, expect, test } from 'vitest'
import { isOnOrAboutToStart, minutesUntil, viewerHours } from './classMeeting.ts'

const karachi = 'Asia/Karachi'
const london = 'Europe/London'
const newYork = 'America/New_York'
const sydney = 'Australia/Sydney'

describe('what a viewer’s clocks show', () => {
  test.each([
    // Karachi keeps one time all year; London’s summer begins on 29 March 2026 and ends on 25 October.
    ['2026-03-28T06:00:00Z', karachi, '16:00', '17:00', london, '11:00', '12:00', 0],
    ['2026-03-29T06:00:00Z', karachi, '16:00', '17:00', london, '12:00', '13:00', 0],
    ['2026-10-24T06:00:00Z', karachi, '16:00', '17:00', london, '12:00', '13:00', 0],
    ['2026-10-25T06:00:00Z', karachi, '16:00', '17:00', london, '11:00', '12:00', 0],
    // Across the change itself an hour of class ends two hours later by the clock.
    ['2026-03-28T20:00:00Z', karachi, '05:30', '06:30', london, '00:30', '02:30', 0],
    // New York changes on 8 March and 1 November 2026.
    ['2026-03-07T06:00:00Z', karachi, '16:00', '17:00', newYork, '06:00', '07:00', 0],
    ['2026-03-08T06:00:00Z', karachi, '16:00', '17:00', newYork, '07:00', '08:00', 0],
    ['2026-11-01T06:00:00Z', karachi, '16:00', '17:00', newYork, '06:00', '07:00', 0],
    ['2026-05-15T06:00:00Z', karachi, '08:00', '09:00', newYork, '23:00', '00:00', -1],
    ['2026-05-15T06:00:00Z', karachi, '03:00', '04:00', newYork, '18:00', '19:00', -1],
    // Sydney’s summer ends on 5 April 2026 and begins on 4 October.
    ['2026-04-04T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    ['2026-04-05T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    ['2026-04-03T06:00:00Z', karachi, '21:00', '22:00', sydney, '03:00', '04:00', 1],
    ['2026-10-03T06:00:00Z', karachi, '21:00', '22:00', sydney, '03:00', '04:00', 1],
    ['2026-10-02T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    // The school’s own change: 16:00 in London is another time in Karachi from that day on.
    ['2026-03-28T06:00:00Z', london, '16:00', '17:00', karachi, '21:00', '22:00', 0],
    ['2026-03-29T06:00:00Z', london, '16:00', '17:00', karachi, '20:00', '21:00', 0],
    // Between the two changes London and New York are an hour nearer.
    ['2026-03-07T12:00:00Z', london, '16:00', '17:00', newYork, '11:00', '12:00', 0],
    ['2026-03-10T12:00:00Z', london, '16:00', '17:00', newYork, '12:00', '13:00', 0],
    // Overnight at the school, within a day elsewhere.
    ['2026-05-15T06:00:00Z', karachi, '23:30', '00:30', london, '19:30', '20:30', 0],
  ])(
    'at %s in %s, %s – %s is in %s %s – %s, day %i',
    (now, school, from, to, viewer, viewerFrom, viewerTo, startShift) =>
      expect(viewerHours({ from, to }, school, viewer, new Date(now))).toEqual({
        from: viewerFrom,
        to: viewerTo,
        startShift,
      }),
  )

  test('the day is the school’s, not the viewer’s', () => {
    // In Karachi it is already 29 March, when London changes its clocks.
    const now = new Date('2026-03-28T21:00:00Z')
    expect(viewerHours({ from: '16:00', to: '17:00' }, karachi, london, now)?.from).toBe('12:00')
  })

  test.each([
    ['16:00', '17:00', karachi, karachi],
    ['16:00:00', '17:00:00', karachi, karachi],
    ['16:00', '17:00', karachi, 'Asia/Tashkent'],
    ['four', '17:00', karachi, london],
    ['16:00', '', karachi, london],
  ])('%s – %s of %s has nothing to add in %s', (from, to, school, viewer) =>
    expect(viewerHours({ from, to }, school, viewer, new Date('2026-05-15T06:00:00Z'))).toBeUndefined(),
  )
})

describe('how long until it begins', () => {
  // In Karachi 16:00 is 11:00 UTC.
  test.each([
    ['2026-05-15T10:49:00Z', '16:00', '17:00', 11, false],
    ['2026-05-15T10:50:00Z', '16:00', '17:00', 10, true],
    ['2026-05-15T10:49:30Z', '16:00', '17:00', 11, false],
    ['2026-05-15T11:00:00Z', '16:00', '17:00', 0, true],
    ['2026-05-15T11:59:59Z', '16:00', '17:00', -59, true],
    ['2026-05-15T12:00:00Z', '16:00', '17:00', 23 * 60, false],
    // Overnight: 23:30 – 00:30 is 18:30 – 19:30 UTC; the school’s day turns in between.
    ['2026-05-15T19:15:00Z', '23:30', '00:30', -45, true],
    ['2026-05-15T19:30:00Z', '23:30', '00:30', 23 * 60, false],
    // Just after midnight, and it is the evening before.
    ['2026-05-15T18:55:00Z', '00:05', '01:00', 10, true],
    ['2026-05-15T10:55:00Z', 'four', '17:00', undefined, false],
  ])('at %s, %s – %s begins in %s minutes; to be joined: %s', (now, from, to, minutes, isNear) => {
    expect(minutesUntil({ from, to }, karachi, new Date(now))).toBe(minutes)
    expect(isOnOrAboutToStart({ from, to }, karachi, new Date(now))).toBe(isNear)
  })

  test('a night with a change of the clocks is an hour shorter', () => {
    const now = new Date('2026-03-28T18:00:00Z')
    expect(minutesUntil({ from: '08:00', to: '09:00' }, london, now)).toBe(13 * 60)
  })
})
