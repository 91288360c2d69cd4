import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { readCourseTimes, readTeacherTimes } from './readCourseTimes.ts'

const course = {
  course_name: 'Tajweed',
  timings: [
    { id: 10, from: '16:00:00', to: '17:00' },
    { from: '20:30', to: '21:30' },
  ],
}
const read = [
  { id: 10, courseName: 'Tajweed', from: '16:00', to: '17:00', days: [] },
  { id: undefined, courseName: 'Tajweed', from: '20:30', to: '21:30', days: [] },
]
const flat = course.timings.map((timing) => ({ ...timing, course_name: 'Tajweed' }))

// proves 2§3.11, D5.1
test('a student’s times come as a list or as JSON of one', () => {
  expect(readCourseTimes([course])).toEqual(read)
  expect(readCourseTimes(JSON.stringify([course]))).toEqual(read)
  expect(readCourseTimes([{ ...course, timings: JSON.stringify(course.timings) }])).toEqual(read)
})

// proves 1§3.12
test('a teacher’s times come as a list or as JSON of one', () => {
  expect(readTeacherTimes(flat)).toEqual(read)
  expect(readTeacherTimes(JSON.stringify(flat))).toEqual(read)
})

// proves D5.1
test.each([
  undefined,
  null,
  '',
  'null',
  '[]',
  '{}',
  '42',
  '[{"id":1,"course_name":',
  'not JSON',
  42,
  true,
  {},
  [],
  [null, 42, 'text', [], true],
  [{ course_name: null, timings: null }],
  [{ course_name: 'Tajweed', timings: [null, 7, 'x', [], {}] }],
  [{ course_name: 'Tajweed', timings: [{ from: 16, to: 17 }] }],
  [{ course_name: 'Tajweed', from: null, to: null }],
  '[[[[]]]]',
])('%j reads as none', (data) => {
  expect(readCourseTimes(data)).toEqual([])
  expect(readTeacherTimes(data)).toEqual([])
})

test('a course without a name still has its times', () => {
  expect(readCourseTimes([{ timings: [{ id: 'x', from: '10:00', to: '11:00' }] }])).toEqual([
    { id: undefined, courseName: '', from: '10:00', to: '11:00', days: [] },
  ])
})

// proves D5.1
test('both shapes of the contract’s teachers say the same', () => {
  const { typical, timingsAsList, malformedTimings } = examples.listTeachers[200]
  const times = readTeacherTimes(typical.teachers[0]?.class_timings)
  expect(times).toHaveLength(3)
  expect(readTeacherTimes(timingsAsList.teachers[0]?.class_timings)).toEqual(times)
  expect(readTeacherTimes(malformedTimings.teachers[0]?.class_timings)).toEqual([])
})
