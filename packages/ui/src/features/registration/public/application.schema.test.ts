import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import {
  type TeacherApplicationValues,
  teacherApplicationSchema,
  blankApplication,
  toRequest,
} from './teacherApplication.schema.ts'

const courses = examples.listCourses[200].typical.course
const [first, second] = courses
const today = '2026-11-21'
const timing = { from: '16:00', to: '17:30', days: [5] as Weekday[] }
const values: TeacherApplicationValues = {
  name: ' Zaynab Malik ',
  date_of_birth: '1990-07-05',
  gender: 'female',
  nationality: 'Pakistani',
  contact_number: '+92 300 1234567',
  email: 'zaynab@maktab.test ',
  languages_spoken: ['urdu', 'arabic'],
  age_group: 'children',
  qualification: 'Ijazah in Hafs',
  institution: 'Jamia Noor',
  application_date: today,
  current_address: '12 Mall Road, Lahore',
  experience_Quran: 'Eight years',
  other_experience: ' ',
  course: [
    { id: String(first!.id), timings: [timing] },
    { id: String(second!.id), timings: [timing, { from: '23:00', to: '00:30', days: [] }] },
  ],
}

const errorsOf = (change: Partial<TeacherApplicationValues>) => {
  const errors = createValidate(teacherApplicationSchema({ today, courses }))({ ...values, ...change })
  return JSON.parse(JSON.stringify(errors), (_, value: unknown) =>
    typeof value === 'string' ? decodeRule(value)?.rule : value,
  ) as unknown
}

// proves 1§2.teacherAccount.1, 1§2.teacherAccount.2, 1§2.teacherAccount.3, 1§3.9, 1§3.10
test('toRequest trims text, uses the API’s names and sends courses by id and name', () => {
  expect(errorsOf({})).toEqual({})
  expect(toRequest(values, courses)).toEqual({
    ...values,
    name: 'Zaynab Malik',
    email: 'zaynab@maktab.test',
    other_experience: '',
    course: [
      { id: first!.id, name: first!.name, timings: [timing] },
      { id: second!.id, name: second!.name, timings: [timing, { from: '23:00', to: '00:30' }] },
    ],
  })
})

// proves 1§5.2, 1§5.3, 1§5.4, 1§5.5
describe('1§5', () => {
  const course = (id: string | null, ...timings: TeacherApplicationValues['course'][number]['timings']) => ({
    course: [{ id, timings }],
  })
  const id = String(first!.id)

  test.each<[Partial<TeacherApplicationValues>, object]>([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(256) }, { name: 'tooLong' }],
    [{ date_of_birth: '' }, { date_of_birth: 'required' }],
    [{ date_of_birth: '1990-07-' }, { date_of_birth: 'incomplete' }],
    [{ date_of_birth: today }, {}],
    [{ date_of_birth: '2026-11-22' }, { date_of_birth: 'inFuture' }],
    [{ date_of_birth: '0090-07-05' }, { date_of_birth: 'shortYear' }],
    [{ gender: null }, {}],
    [{ nationality: '' }, { nationality: 'required' }],
    [{ contact_number: '' }, { contact_number: 'required' }],
    [{ contact_number: '1'.repeat(41) }, { contact_number: 'tooLong' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'zaynab' }, { email: 'notEmail' }],
    [{ languages_spoken: [] }, {}],
    [{ age_group: null }, {}],
    [{ qualification: '' }, { qualification: 'required' }],
    [{ institution: '' }, { institution: 'required' }],
    [{ application_date: '' }, { application_date: 'required' }],
    [{ current_address: '' }, { current_address: 'required' }],
    [{ experience_Quran: '' }, { experience_Quran: 'required' }],
    [{ experience_Quran: 'x'.repeat(2001) }, { experience_Quran: 'tooLong' }],
    [{ other_experience: '' }, {}],
    [{ other_experience: 'x'.repeat(2001) }, { other_experience: 'tooLong' }],
    [{ course: [] }, { course: 'tooFew' }],
    [course(id), { course: [{ timings: 'tooFew' }] }],
    [course(null, timing), { course: [{ id: 'required' }] }],
    [course('4711', timing), { course: [{ id: 'required' }] }],
    [course(id, { from: '', to: '17:00', days: [] }), { course: [{ timings: [{ from: 'required' }] }] }],
    [course(id, timing, { from: '16:00', to: '', days: [] }), { course: [{ timings: [null, { to: 'required' }] }] }],
    [course(id, { from: '16:00', to: '16:00', days: [] }), { course: [{ timings: [{ to: 'sameTimes' }] }] }],
    [course(id, { from: '16:', to: '17:00', days: [] }), { course: [{ timings: [{ from: 'incomplete' }] }] }],
  ])('%j', (change, rules) => {
    expect(errorsOf(change)).toEqual(rules)
  })

  // proves 1§5.2, 1§5.3, 1§5.4, 1§5.5
  test('a blank application is dated today and reports every required field', () => {
    expect(blankApplication(today).application_date).toBe(today)
    // Exactly the required fields of 1§5, except the prefilled date.
    expect(Object.keys(errorsOf(blankApplication(today)) as object)).toEqual([
      'name',
      'date_of_birth',
      'nationality',
      'contact_number',
      'email',
      'qualification',
      'institution',
      'current_address',
      'experience_Quran',
      'course',
    ])
  })
})

test('toRequest omits choices that were not made', () => {
  const sent = toRequest({ ...values, gender: null, languages_spoken: [], age_group: null }, courses)
  expect(Object.keys(sent).filter((field) => ['gender', 'languages_spoken', 'age_group'].includes(field))).toEqual([])
})
