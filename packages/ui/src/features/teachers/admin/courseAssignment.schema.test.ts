import { expect, test } from 'vitest'
import { createValidate } from '#forms/createValidate.ts'
import { courseAssignmentSchema, toRequest } from './courseAssignment.schema.ts'

test('a course goes out with the teacher’s record', () => {
  expect(toRequest({ courseID: '7' }, 3)).toEqual({ teacherID: 3, courseID: 7 })
})

test('a course has to be chosen', () => {
  expect(createValidate(courseAssignmentSchema)({ courseID: null })).toHaveProperty('courseID')
  expect(createValidate(courseAssignmentSchema)({ courseID: '7' })).toEqual({})
})
