import { expect, test } from 'vitest'
import { validateWith } from '#forms/validateWith.ts'
import { assignmentSchema, toRequest } from './courseAssignment.schema.ts'

test('a course goes out with the teacher’s record', () => {
  expect(toRequest({ courseID: '7' }, 3)).toEqual({ teacherID: 3, courseID: 7 })
})

test('a course has to be chosen', () => {
  expect(validateWith(assignmentSchema)({ courseID: null })).toHaveProperty('courseID')
  expect(validateWith(assignmentSchema)({ courseID: '7' })).toEqual({})
})
