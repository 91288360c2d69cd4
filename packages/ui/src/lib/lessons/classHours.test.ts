import { findNextLessonOfSeries } from '@maktab/calendar/listLessonsBetween'
import { parseWallDay, type Weekday, weekdayOf } from '@maktab/calendar/WallDay'
import { describe, expect, test } from 'vitest'
import { getDayInZone, getMinutesInZone } from '../time/schoolTime.ts'
import { parseWallTime, toWallTime } from '../time/wallTime.ts'
import {
  type ClassHours,
  convertHours,
  isClassOnOrStartingSoon,
  getMinutesUntilNextLesson,
  getViewerHours,
} from './classHours.ts'

const karachi = 'Asia/Karachi'
const london = 'Europe/London'
const newYork = 'America/New_York'
const sydney = 'Australia/Sydney'

describe('getViewerHours', () => {
  test.each([
    // Karachi has no daylight saving; London’s begins on 29 March 2026 and ends on 25 October.
    ['2026-03-28T06:00:00Z', karachi, '16:00', '17:00', london, '11:00', '12:00', 0],
    ['2026-03-29T06:00:00Z', karachi, '16:00', '17:00', london, '12:00', '13:00', 0],
    ['2026-10-24T06:00:00Z', karachi, '16:00', '17:00', london, '12:00', '13:00', 0],
    ['2026-10-25T06:00:00Z', karachi, '16:00', '17:00', london, '11:00', '12:00', 0],
    // Across the transition, a one-hour class ends two hours later by the clock.
    ['2026-03-28T20:00:00Z', karachi, '05:30', '06:30', london, '00:30', '02:30', 0],
    // New York changes on 8 March and 1 November 2026.
    ['2026-03-07T06:00:00Z', karachi, '16:00', '17:00', newYork, '06:00', '07:00', 0],
    ['2026-03-08T06:00:00Z', karachi, '16:00', '17:00', newYork, '07:00', '08:00', 0],
    ['2026-11-01T06:00:00Z', karachi, '16:00', '17:00', newYork, '06:00', '07:00', 0],
    ['2026-05-15T06:00:00Z', karachi, '08:00', '09:00', newYork, '23:00', '00:00', -1],
    ['2026-05-15T06:00:00Z', karachi, '03:00', '04:00', newYork, '18:00', '19:00', -1],
    // Sydney’s daylight saving ends on 5 April 2026 and begins on 4 October.
    ['2026-04-04T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    ['2026-04-05T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    ['2026-04-03T06:00:00Z', karachi, '21:00', '22:00', sydney, '03:00', '04:00', 1],
    ['2026-10-03T06:00:00Z', karachi, '21:00', '22:00', sydney, '03:00', '04:00', 1],
    ['2026-10-02T06:00:00Z', karachi, '21:00', '22:00', sydney, '02:00', '03:00', 1],
    // Transition in the school’s zone: 16:00 in London is another time in Karachi from that day on.
    ['2026-03-28T06:00:00Z', london, '16:00', '17:00', karachi, '21:00', '22:00', 0],
    ['2026-03-29T06:00:00Z', london, '16:00', '17:00', karachi, '20:00', '21:00', 0],
    // Between the two transitions London and New York are one hour closer.
    ['2026-03-07T12:00:00Z', london, '16:00', '17:00', newYork, '11:00', '12:00', 0],
    ['2026-03-10T12:00:00Z', london, '16:00', '17:00', newYork, '12:00', '13:00', 0],
    // Overnight at the school, within a day elsewhere.
    ['2026-05-15T06:00:00Z', karachi, '23:30', '00:30', london, '19:30', '20:30', 0],
  ])(
    'at %s, in %s %s – %s converts in %s to %s – %s with day shift %i',
    (now, school, from, to, viewer, viewerFrom, viewerTo, startShift) =>
      expect(getViewerHours({ from, to }, school, viewer, new Date(now))).toEqual({
        from: viewerFrom,
        to: viewerTo,
        days: [],
        startShift,
      }),
  )

  test('uses the school’s day, not the viewer’s', () => {
    // In Karachi it is already 29 March, when London changes its clocks.
    const now = new Date('2026-03-28T21:00:00Z')
    expect(getViewerHours({ from: '16:00', to: '17:00' }, karachi, london, now)?.from).toBe('12:00')
  })

  test.each([
    ['16:00', '17:00', karachi, karachi],
    ['16:00:00', '17:00:00', karachi, karachi],
    ['16:00', '17:00', karachi, 'Asia/Tashkent'],
    ['four', '17:00', karachi, london],
    ['16:00', '', karachi, london],
  ])('%s – %s in %s returns undefined for a viewer in %s', (from, to, school, viewer) =>
    expect(getViewerHours({ from, to }, school, viewer, new Date('2026-05-15T06:00:00Z'))).toBeUndefined(),
  )
})

describe('convertHours', () => {
  const zones = [karachi, london, newYork, sydney, 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland', 'UTC']
  const pairs = zones.flatMap((own) => zones.map((school) => [own, school] as const))
  const times = ['00:00', '00:30', '06:15', '12:00', '18:45', '23:30'].map((from) => {
    const minutes = (parseWallTime(from) ?? 0) + 45
    return { from, to: toWallTime(minutes % (24 * 60)) }
  })
  const daySets: Weekday[][] = [[1], [7], [2, 4], [1, 6, 7]]
  const hours = times.flatMap((time) => daySets.map((days) => ({ ...time, days })))
  // The middle of both seasons, and the days of clock changes in March, April, October and November.
  const calm = ['2026-01-14T05:00:00Z', '2026-07-15T17:00:00Z']
  const changing = ['2026-03-06T22:00:00Z', '2026-03-28T09:00:00Z', '2026-04-03T20:00:00Z', '2026-10-24T01:00:00Z']

  test.each(pairs)('the next lesson entered in %s is the same instant in %s', (own, school) => {
    for (const now of [...calm, ...changing].map((text) => new Date(text))) {
      for (const entered of hours) {
        const next = findNextLessonOfSeries({ ...entered, starts: null, ends: null }, [], own, now.getTime())!
        const { from, to, days } = convertHours(entered, own, school, now)
        const [starts, ends] = [new Date(next.starts), new Date(next.ends)]
        expect([from, to]).toEqual([starts, ends].map((at) => toWallTime(getMinutesInZone(school, at))))
        expect(days).toContain(weekdayOf(getDayInZone(school, starts)))
        expect(days).toHaveLength(entered.days.length)
      }
    }
  })

  test.each(pairs)('hours converted from %s to %s and back are the same between clock changes', (own, school) => {
    for (const now of calm.map((text) => new Date(text))) {
      for (const entered of hours)
        expect(convertHours(convertHours(entered, own, school, now), school, own, now)).toEqual(entered)
    }
  })

  test('unfinished hours are unchanged', () => {
    const unfinished = { from: '16:00', to: '', days: [] }
    expect(convertHours(unfinished, london, karachi, new Date(calm[0]!))).toEqual(unfinished)
  })
})

describe('getMinutesUntilNextLesson', () => {
  // In Karachi 16:00 is 11:00 UTC.
  test.each([
    ['2026-05-15T10:49:00Z', '16:00', '17:00', 11, false],
    ['2026-05-15T10:50:00Z', '16:00', '17:00', 10, true],
    ['2026-05-15T10:49:30Z', '16:00', '17:00', 11, false],
    ['2026-05-15T11:00:00Z', '16:00', '17:00', 0, true],
    ['2026-05-15T11:59:59Z', '16:00', '17:00', -59, true],
    ['2026-05-15T12:00:00Z', '16:00', '17:00', 23 * 60, false],
    // Overnight: 23:30 – 00:30 is 18:30 – 19:30 UTC; the school’s day changes in between.
    ['2026-05-15T19:15:00Z', '23:30', '00:30', -45, true],
    ['2026-05-15T19:30:00Z', '23:30', '00:30', 23 * 60, false],
    // The class starts just after midnight, and now is the evening before.
    ['2026-05-15T18:55:00Z', '00:05', '01:00', 10, true],
    ['2026-05-15T10:55:00Z', 'four', '17:00', undefined, false],
  ])('at %s, %s – %s begins in %s minutes; on or starting soon: %s', (now, from, to, minutes, isNear) => {
    expect(getMinutesUntilNextLesson({ from, to }, karachi, new Date(now))).toBe(minutes)
    expect(isClassOnOrStartingSoon({ from, to }, karachi, new Date(now))).toBe(isNear)
  })

  test('counts one hour less across the spring transition', () => {
    const now = new Date('2026-03-28T18:00:00Z')
    expect(getMinutesUntilNextLesson({ from: '08:00', to: '09:00' }, london, now)).toBe(13 * 60)
  })
})

// 10 March 2026 is a Tuesday.
describe('classes with days of the week', () => {
  const day = (text: string) => parseWallDay(text)!
  const tajweed: ClassHours = { from: '16:00', to: '17:00', days: [1, 3] }
  const HOUR = 60
  const DAY = 24 * HOUR

  test.each<[string, string, ClassHours, number | undefined]>([
    ['on its day', '2026-03-11T09:00:00Z', tajweed, 2 * HOUR],
    ['on a day without a lesson', '2026-03-10T09:00:00Z', tajweed, DAY + 2 * HOUR],
    ['while it is on', '2026-03-11T11:30:00Z', tajweed, -30],
    ['after the week’s last', '2026-03-12T09:00:00Z', tajweed, 4 * DAY + 2 * HOUR],
    ['over midnight', '2026-03-11T19:15:00Z', { from: '23:30', to: '00:30', days: [3] }, -45],
    ['before its first day', '2026-03-10T09:00:00Z', { ...tajweed, starts: day('2026-03-17') }, 8 * DAY + 2 * HOUR],
    ['after its last day', '2026-03-12T09:00:00Z', { ...tajweed, ends: day('2026-03-12') }, undefined],
    [
      'without days, after its last day',
      '2026-03-12T09:00:00Z',
      { from: '16:00', to: '17:00', ends: day('2026-03-11') },
      undefined,
    ],
  ])('getMinutesUntilNextLesson %s', (_, now, hours, minutes) => {
    expect(getMinutesUntilNextLesson(hours, karachi, new Date(now))).toBe(minutes)
    expect(isClassOnOrStartingSoon(hours, karachi, new Date(now))).toBe((minutes ?? Infinity) <= 10)
  })

  test.each<[string, ClassHours, string, { days: Weekday[]; from: string; startShift: number }]>([
    [
      'the day before',
      { from: '03:00', to: '04:00', days: [1, 3] },
      newYork,
      { days: [2, 7], from: '18:00', startShift: -1 },
    ],
    [
      'the day after',
      { from: '22:00', to: '23:00', days: [3, 7] },
      sydney,
      { days: [1, 4], from: '04:00', startShift: 1 },
    ],
    ['the same day', tajweed, london, { days: [1, 3], from: '11:00', startShift: 0 }],
  ])('getViewerHours shifts the days to %s', (_, hours, viewer, expected) => {
    expect(getViewerHours(hours, karachi, viewer, new Date('2026-03-10T09:00:00Z'))).toMatchObject(expected)
  })

  test('getViewerHours uses the offset at the next lesson', () => {
    // London’s daylight saving begins on 29 March; the class is on Mondays.
    const now = new Date('2026-03-24T09:00:00Z')
    expect(getViewerHours({ ...tajweed, days: [1] }, karachi, london, now)?.from).toBe('12:00')
    expect(getViewerHours({ ...tajweed, days: [3] }, karachi, london, now)?.from).toBe('11:00')
  })
})
