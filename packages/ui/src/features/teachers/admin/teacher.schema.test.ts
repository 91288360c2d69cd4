import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { decodeRule } from '#forms/rules.ts'
import { parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import {
  type TeacherValues,
  teacherSchema,
  toEditValues,
  toNewTeacher,
  toNewValues,
  toTeacherEdit,
} from './teacher.schema.ts'

const today = '2026-11-18'
const courses = examples.listCourses[200].typical.course
const { teachers } = examples.listTeachers[200].typical
const filled: TeacherValues = {
  ...toNewValues(today, 'TCH-008'),
  name: 'Salim Rahimi',
  email: 'salim@maktab.test',
  contact_number: '+93 70 555 0142',
}

function errorsOf(values: TeacherValues, isNew = true): Record<string, string | undefined> {
  const errors = createValidate(teacherSchema({ today, courses, isNew }))(values)
  return Object.fromEntries(flattenErrors(errors).map(({ name, found }) => [name, decodeRule(found)?.rule]))
}

test('only ID, name, email and phone number are required', () => {
  const empty = { ...toNewValues(today, ''), courses: [] }
  expect(errorsOf(empty)).toEqual({
    teach_id: 'required',
    name: 'required',
    email: 'required',
    contact_number: 'required',
  })
  expect(errorsOf(filled)).toEqual({})
  // The ID of an existing teacher is edited elsewhere.
  expect(errorsOf({ ...filled, teach_id: '' }, false)).toEqual({})
})

test('blank fields aren’t sent', () => {
  expect(toNewTeacher(filled)).toEqual({
    teach_id: 'TCH-008',
    name: 'Salim Rahimi',
    email: 'salim@maktab.test',
    contact_number: '+93 70 555 0142',
    application_date: today,
    courses: [],
  })
})

test('every example teacher is sent as it is, without the ID', () => {
  for (const teacher of teachers) {
    const values = toEditValues(teacher, courses)
    expect(errorsOf(values, false), teacher.name).toEqual({})
    const edit = toTeacherEdit(values, { version: teacher.version, hasCourses: true })
    expect(edit).toMatchObject({ name: teacher.name, email: teacher.email, version: teacher.version })
    expect(new Set(edit.languages_spoken)).toEqual(new Set(parseSpokenLanguages(teacher.languages_spoken)))
    expect(edit).not.toHaveProperty('teach_id')
  }
})

test('times aren’t sent if the courses are unknown', () => {
  const [teacher] = teachers
  const edit = toTeacherEdit(toEditValues(teacher!, []), { version: undefined, hasCourses: false })
  expect(edit).not.toHaveProperty('courses')
})
