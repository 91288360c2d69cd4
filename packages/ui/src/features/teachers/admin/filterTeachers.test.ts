import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { type Remote, failed, loading, ready } from '#remote.ts'
import { filterTeachers } from './TeachersScreen.tsx'
import { createValidate } from '#forms/formErrors.ts'
import { courseAssignmentSchema, toRequest } from './AssignCourse.tsx'

const all = examples.listTeachers[200].typical.teachers
const ids = all.map(({ id }) => id)
const lists = { teachers: ready(all), allotments: ready(examples.listAllotments[200].typical.teacherAllotment) }

const idsIn = (remote: Remote<{ id: number }[]>) =>
  remote.state === 'ready' ? remote.data.map(({ id }) => id) : remote.state

// proves D10.1
test.each([
  ['no filter returns the list unchanged', {}, ids],
  ['a course and a student returns the list unchanged', { courseId: 999, studentId: 999 }, ids],
  ['a course returns the list unchanged', { courseId: 999 }, ids],
  ['a student returns their allotted teachers', { studentId: 1 }, [1]],
  ['a student without allotments returns nothing', { studentId: 999 }, []],
])('filterTeachers with %s', (_, filter, expected) => expect(idsIn(filterTeachers(lists, filter))).toEqual(expected))

test('filterTeachers returns the loading or failed allotments only if it needs them', () => {
  const failedList = failed('No', () => undefined)
  expect(filterTeachers({ ...lists, allotments: loading }, { studentId: 1 }).state).toBe('loading')
  expect(filterTeachers({ ...lists, allotments: failedList }, { studentId: 1 }).state).toBe('failed')
  expect(filterTeachers({ ...lists, allotments: failedList }, { courseId: 1 }).state).toBe('ready')
  expect(filterTeachers({ ...lists, allotments: failedList }, {}).state).toBe('ready')
})

test('toRequest sends the course with the teacher’s record id', () => {
  expect(toRequest({ courseID: '7' }, 3)).toEqual({ teacherID: 3, courseID: 7 })
})

test('courseAssignmentSchema requires a course', () => {
  expect(createValidate(courseAssignmentSchema)({ courseID: null })).toHaveProperty('courseID')
  expect(createValidate(courseAssignmentSchema)({ courseID: '7' })).toEqual({})
})
