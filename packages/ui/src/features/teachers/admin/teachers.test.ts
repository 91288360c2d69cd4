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
  ['none', {}, ids],
  ['both: as the list came', { courseId: 999, studentId: 999 }, ids],
  ['a course: as the list came', { courseId: 999 }, ids],
  ['a student: who was allotted', { studentId: 1 }, [1]],
  ['a student nobody was allotted to', { studentId: 999 }, []],
])('by %s', (_, filter, left) => expect(idsIn(filterTeachers(lists, filter))).toEqual(left))

test('nothing silently doesn’t filter: a list that is missing is said', () => {
  const refused = failed('No', () => undefined)
  expect(filterTeachers({ ...lists, allotments: loading }, { studentId: 1 }).state).toBe('loading')
  expect(filterTeachers({ ...lists, allotments: refused }, { studentId: 1 }).state).toBe('failed')
  expect(filterTeachers({ ...lists, allotments: refused }, { courseId: 1 }).state).toBe('ready')
  expect(filterTeachers({ ...lists, allotments: refused }, {}).state).toBe('ready')
})

test('a course goes out with the teacher’s record', () => {
  expect(toRequest({ courseID: '7' }, 3)).toEqual({ teacherID: 3, courseID: 7 })
})

test('a course has to be chosen', () => {
  expect(createValidate(courseAssignmentSchema)({ courseID: null })).toHaveProperty('courseID')
  expect(createValidate(courseAssignmentSchema)({ courseID: '7' })).toEqual({})
})
