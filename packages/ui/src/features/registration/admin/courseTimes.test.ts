import { examples } from '@maktab/contract/examples'
import { object } from 'superstruct'
import { expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import {
  type CourseTimeValues,
  courseTimeBlocks,
  newCourseTimes,
  newTiming,
  toCourseField,
  toCourseRequests,
  toCourseTimeValues,
} from './courseTimes.ts'

const offered = examples.listCourses[200].typical.course
const [first, second] = offered
const evening = { from: '16:00', to: '17:00', days: [1, 3] as CourseTimeValues['timings'][number]['days'] }
const chosen = { course_id: String(first!.id), timings: [evening] }

function errorsOf(courses: CourseTimeValues[], needsTimes = true): Record<string, string | undefined> {
  const validate = createValidate(object({ courses: courseTimeBlocks({ offered, needsTimes }) }))
  const errors = flattenErrors(validate({ courses }))
  return Object.fromEntries(errors.map(({ name, found }) => [name, decodeRule(found)?.rule]))
}

test('untouched blocks are neither validated nor sent', () => {
  expect(errorsOf([newCourseTimes()])).toEqual({})
  expect(toCourseRequests([newCourseTimes(), chosen])).toEqual([{ course_id: first!.id, timings: [evening] }])
})

test('a course needs a time for students but not for teachers', () => {
  const withoutTime = [{ ...chosen, timings: [newTiming()] }]
  expect(Object.keys(errorsOf(withoutTime))).toEqual(expect.arrayContaining(['courses[0].timings[0].from']))
  expect(errorsOf(withoutTime, false)).toEqual({})
  expect(toCourseRequests(withoutTime)).toEqual([{ course_id: first!.id, timings: [] }])
})

test('a time needs a course that is still offered', () => {
  expect(errorsOf([{ course_id: null, timings: [evening] }])).toEqual({ 'courses[0].course_id': 'required' })
  expect(errorsOf([{ ...chosen, course_id: '999' }])).toEqual({ 'courses[0].course_id': 'required' })
})

test('fields of the server refer to the blocks that were sent', () => {
  const toField = toCourseField([
    newCourseTimes(),
    chosen,
    newCourseTimes(),
    { ...chosen, course_id: String(second!.id) },
  ])
  expect(toField('courses[0].course_id')).toBe('courses[1].course_id')
  expect(toField('courses[1].timings[0].to')).toBe('courses[3].timings[0].to')
  expect([toField('courses[7].course_id'), toField('name')]).toEqual(['courses[7].course_id', 'name'])
})

test('current times become blocks by course, found by id or by name', () => {
  const time = { id: 1, courseName: second!.name, from: '10:00', to: '11:00', days: [] }
  const blocks = toCourseTimeValues(
    [
      { ...time, ...evening, id: 2, courseId: first!.id, courseName: 'Renamed' },
      time,
      { ...time, from: '12:00', to: '13:00' },
      { ...time, courseName: 'No longer offered' },
    ],
    offered,
  )
  expect(blocks).toEqual([
    chosen,
    {
      course_id: String(second!.id),
      timings: [
        { from: '10:00', to: '11:00', days: [] },
        { from: '12:00', to: '13:00', days: [] },
      ],
    },
  ])
  expect(toCourseTimeValues([], offered)).toEqual([newCourseTimes()])
})
