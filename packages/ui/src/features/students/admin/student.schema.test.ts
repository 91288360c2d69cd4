import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import {
  type StudentValues,
  studentSchema,
  toEditValues,
  toNewStudent,
  toNewValues,
  toStudentEdit,
} from './student.schema.ts'

const today = '2026-11-18'
const courses = examples.listCourses[200].typical.course
const [student] = examples.listStudents[200].typical.students
const filled: StudentValues = {
  ...toNewValues(today, 'STD-009'),
  name: ' Hind Saleh ',
  guardian_name: 'Huda Saleh',
  contact_number: '+971 50 5550142',
}

function errorsOf(values: StudentValues): Record<string, string | undefined> {
  const errors = createValidate(studentSchema({ today, courses }))(values)
  return Object.fromEntries(flattenErrors(errors).map(({ name, found }) => [name, decodeRule(found)?.rule]))
}

test('only name, guardian and phone number are required', () => {
  expect(errorsOf(toNewValues(today, 'STD-009'))).toEqual({
    name: 'required',
    guardian_name: 'required',
    contact_number: 'required',
  })
  expect(errorsOf(filled)).toEqual({})
})

test('a birthday can’t be in the future, and an email has to be one', () => {
  expect(Object.keys(errorsOf({ ...filled, date_of_birth: '2026-11-19', email: 'hind at school' })).toSorted()).toEqual(
    ['date_of_birth', 'email'],
  )
})

test('blank fields aren’t sent', () => {
  expect(toNewStudent(filled, { joinsAccount: false })).toEqual({
    std_id: 'STD-009',
    name: 'Hind Saleh',
    guardian_name: 'Huda Saleh',
    contact_number: '+971 50 5550142',
    registration_date: today,
    courses: [],
  })
  expect(toNewStudent({ ...filled, std_id: ' ' }, { joinsAccount: true })).toMatchObject({ joins_account: true })
  expect(toNewStudent({ ...filled, std_id: ' ' }, { joinsAccount: true })).not.toHaveProperty('std_id')
})

test('notes are sent with a new student only', () => {
  const values = { ...filled, notes: ' Reads slowly. ' }
  expect(toNewStudent(values, { joinsAccount: false })).toMatchObject({ notes: 'Reads slowly.' })
  expect(toStudentEdit(values, { version: 1, hasCourses: true })).not.toHaveProperty('notes')
})

test('an unchanged student is sent as it is', () => {
  const values = toEditValues(student!, courses)
  expect(errorsOf(values)).toEqual({})
  const edit = toStudentEdit(values, { version: student!.version, hasCourses: true })
  expect(edit).toMatchObject({
    name: student!.name,
    email: student!.email,
    contact_number: student!.contact_number,
    version: student!.version,
  })
  expect(edit).not.toHaveProperty('std_id')
  expect(edit.courses).not.toEqual([])
})

test('times aren’t sent if the courses are unknown', () => {
  const edit = toStudentEdit(toEditValues(student!, []), { version: undefined, hasCourses: false })
  expect(edit).not.toHaveProperty('courses')
  expect(edit).not.toHaveProperty('version')
})
