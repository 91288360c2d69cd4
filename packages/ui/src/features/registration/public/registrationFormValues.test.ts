import { expect, test } from 'vitest'
import { emptyRegistration, newCourse } from './registration.schema.ts'
import { prefillCourse } from './registrationFormValues.ts'

const block = (course_id: string) => ({ ...newCourse(), course_id })
const values = (...courses: ReturnType<typeof block>[]) => ({ ...emptyRegistration('2026-11-22'), courses })
const ids = (...courses: ReturnType<typeof block>[]) =>
  prefillCourse(values(...courses), 7).courses.map(({ course_id }) => course_id)

test('prefillCourse puts the requested course first, once, before earlier choices', () => {
  expect(ids(newCourse() as never)).toEqual(['7'])
  expect(ids(block('3'))).toEqual(['7', '3'])
  expect(ids(block('3'), block('7'))).toEqual(['7', '3'])
})

test('prefillCourse without a course returns the values unchanged', () => {
  const earlier = values(block('3'))
  expect(prefillCourse(earlier, undefined)).toBe(earlier)
})

test('prefillCourse keeps the times of a course that was chosen before', () => {
  const timed = { ...block('7'), timings: [{ from: '16:00', to: '17:00', days: [] }] }
  expect(prefillCourse(values(block('3'), timed), 7).courses[0]).toBe(timed)
})
