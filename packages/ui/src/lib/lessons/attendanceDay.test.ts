import { examples } from '@maktab/contract/examples'
import type { Lesson, Timetable } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { findAdjacentDays, findDayToMark, findNoLessonReason } from './attendanceDay.ts'

const [anyLesson] = examples.getTimetable[200].typical.lessons
const moment = (at: string) => ({ at: new Date(`${at}Z`).toISOString(), offset: 0, viewerOffset: null })

/** A lesson of a school in London in winter. */
function lesson(heldOn: string, [from, to]: [string, string], change: Partial<Lesson> = {}): Lesson {
  return { ...anyLesson!, day: heldOn, heldOn, starts: moment(from), ends: moment(to), state: 'planned', ...change }
}

const mondays = ['2026-02-23', '2026-03-02'].map((day) => lesson(day, [`${day}T16:00`, `${day}T17:00`]))
const at = (time: string) => ({ now: new Date(`${time}Z`), today: time.slice(0, 10) })

// proves X40
test.each([
  ['2026-03-01T23:59', '2026-02-23'],
  ['2026-03-02T00:00', '2026-03-02'],
  ['2026-03-02T16:30', '2026-03-02'],
  ['2026-03-03T10:00', '2026-03-02'],
  ['2026-03-04T10:00', '2026-03-02'],
  ['2026-03-05T10:00', '2026-03-02'],
  ['2026-03-06T10:00', '2026-03-02'],
  ['2026-03-07T10:00', '2026-03-02'],
  ['2026-03-08T10:00', '2026-03-02'],
])('on Mondays, at %s, findDayToMark returns %s', (time, day) => {
  expect(findDayToMark(mondays, at(time))).toBe(day)
})

test('a lesson past midnight is current until it ends', () => {
  const nights = ['2026-03-02', '2026-03-03'].map((day) => {
    const next = `2026-03-0${Number(day.at(-1)) + 1}`
    return lesson(day, [`${day}T23:00`, `${next}T01:00`])
  })
  expect(findDayToMark(nights, at('2026-03-03T00:30'))).toBe('2026-03-02')
  expect(findDayToMark(nights, at('2026-03-03T01:00'))).toBe('2026-03-03')
})

test('findDayToMark skips cancelled lessons and uses the new day of moved ones', () => {
  const [before, last] = mondays
  expect(findDayToMark([before!, { ...last!, state: 'cancelled' }], at('2026-03-02T16:30'))).toBe('2026-02-23')
  const moved = lesson('2026-03-04', ['2026-03-04T10:00', '2026-03-04T11:00'], { day: '2026-03-02', state: 'moved' })
  expect(findDayToMark([before!, moved], at('2026-03-03T12:00'))).toBe('2026-02-23')
  expect(findDayToMark([before!, moved], at('2026-03-04T09:00'))).toBe('2026-03-04')
  expect(findDayToMark([], at('2026-03-04T09:00'))).toBeUndefined()
})

// proves D276.1
test('findDayToMark prefers the last lesson with missing marks, but not to one that is on or about to start', () => {
  const [before, last] = mondays
  const unmarked = { ...before!, marked: 2, students: 5 }
  expect(findDayToMark([unmarked, last!], at('2026-03-02T09:00'))).toBe('2026-02-23')
  expect(findDayToMark([unmarked, last!], at('2026-03-03T09:00'))).toBe('2026-02-23')
  expect(findDayToMark([unmarked, last!], at('2026-03-02T15:55'))).toBe('2026-03-02')
  expect(findDayToMark([unmarked, { ...last!, marked: 0 }], at('2026-03-03T09:00'))).toBe('2026-03-02')
  expect(findDayToMark([{ ...unmarked, state: 'cancelled' }, last!], at('2026-03-02T09:00'))).toBe('2026-03-02')
})

test.each([
  ['2026-03-09', { previous: '2026-03-02', next: '2026-03-16' }],
  ['2026-03-10', { previous: '2026-03-09', next: '2026-03-16' }],
  ['2026-03-02', { previous: undefined, next: '2026-03-09' }],
  ['2026-03-16', { previous: '2026-03-09', next: undefined }],
])('findAdjacentDays of %s', (day, expected) => {
  expect(findAdjacentDays(['2026-03-16', '2026-03-02', '2026-03-09', '2026-03-09'], day)).toEqual(expected)
})

const week = examples.getTimetable[200].typical
const monday = '2026-03-23'
const weekLesson = week.lessons.find(({ classId, day }) => classId === 1 && day === monday)!
const withLesson = (change: Partial<Lesson>): Timetable => ({ ...week, lessons: [{ ...weekLesson, ...change }] })

test('findNoLessonReason returns undefined on a day with a lesson, and a reason on other days', () => {
  expect(findNoLessonReason(week, 1, monday)).toBeUndefined()
  expect(findNoLessonReason(week, 1, '2026-03-25')).toEqual({ state: 'none' })
  expect(findNoLessonReason(withLesson({ classId: 2 }), 1, monday)).toEqual({ state: 'none' })
})

test('findNoLessonReason returns a reason for cancelled lessons and for the original day of moved ones', () => {
  expect(findNoLessonReason(withLesson({ state: 'cancelled' }), 1, monday)).toEqual({ state: 'cancelled' })
  const moved = withLesson({ state: 'moved', heldOn: '2026-03-24' })
  expect(findNoLessonReason(moved, 1, monday)).toEqual({ state: 'moved', to: '2026-03-24' })
  expect(findNoLessonReason(moved, 1, '2026-03-24')).toBeUndefined()
  expect(findNoLessonReason(withLesson({ state: 'moved', from: '18:00' }), 1, monday)).toBeUndefined()
})

test('findNoLessonReason counts another lesson of the class on the same day', () => {
  const { lessons } = withLesson({ state: 'cancelled' })
  expect(
    findNoLessonReason({ ...week, lessons: [...lessons, { ...weekLesson, timingId: 11 }] }, 1, monday),
  ).toBeUndefined()
})

test('findNoLessonReason returns undefined for a class without fixed days', () => {
  const [classWithoutDays] = week.withoutDays
  expect(findNoLessonReason(week, classWithoutDays!.classId, monday)).toBeUndefined()
})
