import { examples } from '@maktab/contract/examples'
import type { Lesson, Timetable } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { findNoLessonReason } from './findNoLessonReason.ts'

const week = examples.getTimetable[200].typical
const monday = '2026-03-23'
const found = week.lessons.find(({ classId, day }) => classId === 1 && day === monday)!
const withLesson = (change: Partial<Lesson>): Timetable => ({ ...week, lessons: [{ ...found, ...change }] })

test('a day with a lesson of the class has nothing to ask about, with one of others only it has', () => {
  expect(findNoLessonReason(week, 1, monday)).toBeUndefined()
  expect(findNoLessonReason(week, 1, '2026-03-25')).toEqual({ state: 'none' })
  expect(findNoLessonReason(withLesson({ classId: 2 }), 1, monday)).toEqual({ state: 'none' })
})

test('a lesson that was cancelled is none; one that was moved is where it went, and no longer where it was', () => {
  expect(findNoLessonReason(withLesson({ state: 'cancelled' }), 1, monday)).toEqual({ state: 'cancelled' })
  const moved = withLesson({ state: 'moved', heldOn: '2026-03-24' })
  expect(findNoLessonReason(moved, 1, monday)).toEqual({ state: 'moved', to: '2026-03-24' })
  expect(findNoLessonReason(moved, 1, '2026-03-24')).toBeUndefined()
  expect(findNoLessonReason(withLesson({ state: 'moved', from: '18:00' }), 1, monday)).toBeUndefined()
})

test('another lesson of the class on the same day is one', () => {
  const { lessons } = withLesson({ state: 'cancelled' })
  expect(findNoLessonReason({ ...week, lessons: [...lessons, { ...found, timingId: 11 }] }, 1, monday)).toBeUndefined()
})

test('of a class whose days are agreed with the teacher nothing is known', () => {
  const [loose] = week.withoutDays
  expect(findNoLessonReason(week, loose!.classId, monday)).toBeUndefined()
})
