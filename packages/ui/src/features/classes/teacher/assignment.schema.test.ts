import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import {
  getAssignableStudents,
  assignStudentsSchema,
  newEntry,
  toFormField,
  toRequest,
  toValues,
} from './assignStudents.schema.ts'
import { mapFieldErrors, submitError } from '#submitResult.ts'

const { typical, withoutTimings } = examples.listTeacherAllotments[200]
const students = getAssignableStudents(typical.teacherAllotment)
const zaynab = { studentId: '1', classTimings: ['10'] }
const sara = { studentId: '10', classTimings: ['101', '100'] }

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
  const none = newEntry()
  test.each([
    [{ classId: null, students: [none] }, ['classId: noClass', 'students[0].studentId: noStudent']],
    [
      { classId: null, students: [{ ...zaynab, classTimings: [] }] },
      ['classId: noClass', 'students[0].classTimings: noStudentTimings'],
    ],
    [{ classId: '1', students: [] }, ['students[0].studentId: noStudent']],
    [{ classId: '1', students: [none, none] }, ['students[0].studentId: noStudent']],
    [{ classId: '1', students: [none, zaynab] }, []],
    [
      { classId: '1', students: [zaynab, { ...sara, classTimings: [] }] },
      ['students[1].classTimings: noStudentTimings'],
    ],
    [{ classId: '1', students: [zaynab, sara] }, []],
  ])('validates %j', (values, expected) => {
    const errors = flattenErrors(createValidate(assignStudentsSchema)(values))
    expect(errors.map(({ name, found: text }) => `${name}: ${decodeRule(text)?.rule}`)).toEqual(expected)
  })
})

// proves 2§3.25
test('toRequest sends the chosen times of each student and skips empty entries', () => {
  expect(toRequest({ ...toValues(2), students: [newEntry(), zaynab, sara] }, students)).toEqual({
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

test('toFormField maps errors to their entry and skips empty entries', () => {
  const fields = {
    classId: ['Please select a class'],
    'students[0].studentId': ['Gone.'],
    'students[1].classTimings[0].id': ['Not theirs.'],
    'students[1].classTimings[1].id': ['Twice.'],
  }
  const values = { ...toValues(1), students: [zaynab, newEntry(), sara] }
  expect(mapFieldErrors(submitError('No.', fields), toFormField(values))).toEqual(
    submitError('No.', {
      classId: ['Please select a class'],
      'students[0].studentId': ['Gone.'],
      'students[2].classTimings': ['Not theirs.', 'Twice.'],
    }),
  )
})

function time(id: number) {
  return { id, preferred_time_from: '7:05:00', preferred_time_to: '08:00' }
}
