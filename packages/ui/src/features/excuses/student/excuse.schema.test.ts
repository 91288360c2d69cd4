import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { isLessonExcusable, toExcuseRequest } from './excuse.schema.ts'

const lesson = examples.getTimetable[200].excused.lessons[0]!
const { classId, timingId, day, starts } = lesson

test('toExcuseRequest names the lesson and leaves out a blank reason', () => {
  expect(toExcuseRequest(lesson, { reason: ' A wedding ' })).toEqual({ classId, timingId, day, reason: 'A wedding' })
  expect(toExcuseRequest(lesson, { reason: ' ' })).toEqual({ classId, timingId, day })
})

test('a lesson can be excused until it begins, unless it is cancelled', () => {
  const begins = Date.parse(starts.at)
  expect(isLessonExcusable(lesson, new Date(begins - 1))).toBe(true)
  expect(isLessonExcusable(lesson, new Date(begins))).toBe(false)
  expect(isLessonExcusable({ ...lesson, state: 'moved' }, new Date(begins - 1))).toBe(true)
  expect(isLessonExcusable({ ...lesson, state: 'cancelled' }, new Date(begins - 1))).toBe(false)
})
