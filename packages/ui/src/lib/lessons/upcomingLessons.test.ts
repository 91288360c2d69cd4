import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { hasOutdatedTimeZoneData } from '#features/timetable/shared/getLessonPlacement.ts'
import {
  findCancelledBefore,
  findNextLesson,
  getRegisterState,
  isLessonChangeable,
  isLessonJoinable,
  isLessonOnOrStartingSoon,
} from './upcomingLessons.ts'
import { getLocalLessonTime } from '../time/getLocalLessonTime.ts'

const [lesson] = examples.getTimetable[200].typical.lessons
const at = (starts: string, ends: string, offset: number, viewerOffset: number | null) => ({
  ...lesson!,
  heldOn: '2026-03-24',
  starts: { at: starts, offset, viewerOffset },
  ends: { at: ends, offset, viewerOffset },
})

test.each([
  ['Karachi to London', at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0), '15:30', '16:30', 0],
  ['Karachi to Kathmandu', at('2026-03-24T18:20:00Z', '2026-03-24T19:20:00Z', 300, 345), '00:05', '01:05', 1],
  ['Karachi to St John’s', at('2026-03-23T20:00:00Z', '2026-03-23T21:00:00Z', 300, -150), '17:30', '18:30', -1],
  ['London to Auckland', at('2026-03-24T16:00:00Z', '2026-03-24T17:00:00Z', 0, 780), '05:00', '06:00', 1],
])('getLocalTime from %s uses the server’s offsets', (_, entry, from, to, shift) => {
  expect(getLocalLessonTime(entry)).toMatchObject({ from, to, shift })
})

test('getLocalTime returns undefined for the school’s own offset or an unknown entry', () => {
  expect(getLocalLessonTime(at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 300))).toBeUndefined()
  expect(getLocalLessonTime(at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, null))).toBeUndefined()
})

// proves X42
test('hasOutdatedTimeZoneData detects a device whose offset differs from the server’s', () => {
  const entry = at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0)
  expect(hasOutdatedTimeZoneData([entry], 'Europe/London')).toBe(false)
  expect(hasOutdatedTimeZoneData([entry], 'Asia/Karachi')).toBe(true)
  expect(hasOutdatedTimeZoneData([at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, null)], 'Asia/Karachi')).toBe(
    false,
  )
})

test.each([
  ['2026-03-24T15:19:59Z', false],
  ['2026-03-24T15:20:00Z', true],
  ['2026-03-24T16:29:59Z', true],
  ['2026-03-24T16:30:00Z', false],
])('isLessonOnOrStartingSoon at %s for 15:30 to 16:30 returns %s', (now, near) => {
  const entry = at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0)
  expect(isLessonOnOrStartingSoon(entry, new Date(now))).toBe(near)
  expect(isLessonOnOrStartingSoon({ ...entry, state: 'cancelled' }, new Date(now))).toBe(false)
})

// proves D278.2
test.each([
  ['2026-03-24T15:14:59Z', false],
  ['2026-03-24T15:15:00Z', true],
  ['2026-03-24T16:29:59Z', true],
  ['2026-03-24T16:30:00Z', false],
])('isLessonJoinable at %s for 15:30 to 16:30 returns %s', (now, isJoinable) => {
  const entry = at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0)
  expect(isLessonJoinable(entry, new Date(now))).toBe(isJoinable)
  expect(isLessonJoinable({ ...entry, state: 'cancelled' }, new Date(now))).toBe(false)
})

test.each([
  ['planned', { marked: 0 }, '2026-03-24T16:00:00Z', true],
  ['over', { marked: 0 }, '2026-03-24T16:30:00Z', false],
  ['with attendance', { marked: 1 }, '2026-03-24T12:00:00Z', false],
  ['cancelled', { marked: 0, state: 'cancelled' }, '2026-03-24T12:00:00Z', false],
] as const)('isLessonChangeable of a lesson that is %s', (_, change, now, expected) => {
  const entry = { ...at('2026-03-24T15:30:00Z', '2026-03-24T16:30:00Z', 300, 0), ...change }
  expect(isLessonChangeable(entry, new Date(now))).toBe(expected)
})

const lessonAt = (day: string, change: object = {}) => ({
  ...at(`2026-03-${day}T15:30:00Z`, `2026-03-${day}T16:30:00Z`, 0, 0),
  day: `2026-03-${day}`,
  ...change,
})

// proves X45
test('findNextLesson returns a running lesson until it ends, skips cancelled ones and uses the day a moved one is held', () => {
  const [monday, tuesday, friday] = [lessonAt('23'), lessonAt('24', { state: 'cancelled' }), lessonAt('27')]
  const week = [friday, tuesday, monday]
  const next = (time: string, of = week) => findNextLesson(of, new Date(time))?.day
  expect(next('2026-03-23T16:29:59Z')).toBe('2026-03-23')
  expect(next('2026-03-23T16:30:00Z')).toBe('2026-03-27')
  expect(next('2026-03-27T16:30:00Z')).toBeUndefined()
  const moved = lessonAt('25', { day: '2026-03-30', state: 'moved' })
  expect(next('2026-03-24T00:00:00Z', [...week, moved])).toBe('2026-03-30')
})

test('findCancelledBefore returns cancelled lessons until they would have ended, if they precede the next lesson', () => {
  const [tuesday, friday] = [lessonAt('24', { state: 'cancelled' }), lessonAt('27')]
  const count = (time: string, next = friday) => findCancelledBefore([tuesday, friday], next, new Date(time)).length
  expect(count('2026-03-23T12:00:00Z')).toBe(1)
  expect(count('2026-03-24T16:30:00Z')).toBe(0)
  expect(count('2026-03-23T12:00:00Z', lessonAt('23'))).toBe(0)
  expect(findCancelledBefore([tuesday], undefined, new Date('2026-03-23T12:00:00Z'))).toHaveLength(1)
})

test('excused students without attendance are no reason to take it', () => {
  const over = new Date('2026-03-23T17:00:00Z')
  const excuse = (id: number, isMarked = false) => ({ student: { id, name: 'Omar' }, reason: null, isMarked })
  const stateOf = (lesson: Partial<Lesson>, now = over) =>
    getRegisterState(lessonAt('23', { students: 2, marked: 0, ...lesson }), now)
  expect(stateOf({})).toBe('missing')
  expect(stateOf({ excuses: [excuse(1)] })).toBe('missing')
  expect(stateOf({ excuses: [excuse(1)], marked: 1 })).toBe('taken')
  // The excused student came, the other one has no mark.
  expect(stateOf({ excuses: [excuse(1, true)], marked: 1 })).toBe('begun')
  expect(stateOf({ excuses: [excuse(1), excuse(2)] })).toBe('ahead')
})
