import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import {
  getAssignableStudents,
  assignStudentsSchema,
  suggestTimings,
  toFormField,
  toRequest,
  toValues,
} from './assignStudents.schema.ts'
import { mapFieldErrors, submitError } from '#submitResult.ts'

const { typical, withoutTimings } = examples.listTeacherAllotments[200]
const students = getAssignableStudents(typical.teacherAllotment)
/** Zaynab has one time, Sara two. */
const timings = { student1: ['10'], student10: ['101', '100'] }

describe('getAssignableStudents', () => {
  // proves D13.1
  test('returns each student once, with the times of all allotments', () => {
    const [first] = typical.teacherAllotment
    const twice = [
      first!,
      { ...first!, id: 99, course: { id: 7, name: 'Nahw' }, student_class_timings: [time(10), time(11)] },
    ]
    expect(getAssignableStudents(twice)).toEqual([
      {
        id: 1,
        label: 'STD-001 · Zaynab Malik',
        timings: [
          {
            id: 10,
            from: '16:00',
            to: '17:00',
            days: [],
            course: 'Tajweed for beginners',
          },
          { id: 11, from: '07:05', to: '08:00', days: [], course: 'Nahw' },
        ],
      },
    ])
  })

  test('includes a student without times', () => {
    expect(getAssignableStudents(withoutTimings.teacherAllotment)).toMatchObject([{ id: 1, timings: [] }])
  })
})

describe('assignmentSchema', () => {
  test.each([
    [toValues(undefined), ['classId: noClass', 'students: noStudent']],
    [
      { classId: null, students: ['1'], timings: { student1: [] } },
      ['classId: noClass', 'timings.student1: noStudentTimings'],
    ],
    [toValues(1), ['students: noStudent']],
    [{ classId: '1', students: ['1'], timings: { student1: ['10'] } }, []],
    [{ classId: '1', students: ['1', '10'], timings: { student1: ['10'] } }, ['timings.student10: noStudentTimings']],
    [{ classId: '1', students: ['1', '10'], timings }, []],
  ])('validates %j', (values, expected) => {
    const errors = flattenErrors(createValidate(assignStudentsSchema)(values))
    expect(errors.map(({ name, found: text }) => `${name}: ${decodeRule(text)?.rule}`)).toEqual(expected)
  })
})

const classTime = (from: string, to: string) => ({ id: 1, from, to, days: [] })

test.each([
  ['the only time', '1', [], ['10']],
  ['the time of the class', '10', [classTime('11:00', '12:00')], ['101']],
  ['no time if the class meets at another', '10', [classTime('09:00', '10:00')], []],
])('suggestTimings returns %s', (_, id, classTimes, expected) => {
  const student = students.find((one) => String(one.id) === id)!
  expect(suggestTimings(student, classTimes)).toEqual(expected)
})

// proves 2§3.25
test('toRequest sends the chosen students with their times', () => {
  expect(toRequest({ ...toValues(2), students: ['1', '10'], timings }, students)).toEqual({
    classId: 2,
    students: [
      { studentId: 1, classTimings: [{ id: 10, preferred_time_from: '16:00', preferred_time_to: '17:00' }] },
      {
        studentId: 10,
        classTimings: [
          { id: 100, preferred_time_from: '20:30', preferred_time_to: '21:30' },
          { id: 101, preferred_time_from: '11:00', preferred_time_to: '12:00' },
        ],
      },
    ],
  })
})

test('toFormField maps errors to the times of their student', () => {
  const fields = {
    classId: ['Please select a class'],
    'students[0].studentId': ['Gone.'],
    'students[1].classTimings[0].id': ['Not theirs.'],
    'students[1].classTimings[1].id': ['Twice.'],
  }
  const values = { ...toValues(1), students: ['1', '10'], timings }
  expect(mapFieldErrors(submitError('No.', fields), toFormField(values))).toEqual(
    submitError('No.', {
      classId: ['Please select a class'],
      students: ['Gone.'],
      'timings.student10': ['Not theirs.', 'Twice.'],
    }),
  )
})

function time(id: number) {
  return { id, preferred_time_from: '7:05:00', preferred_time_to: '08:00' }
}
