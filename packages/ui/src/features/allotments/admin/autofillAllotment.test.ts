import type { Allotment, Course, Student, Teacher } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { failed, loading, ready } from '#remote.ts'
import { type AllotmentValues, emptySlot, toValues } from './allotment.schema.ts'
import {
  type AutofillSources,
  autofillAllotment,
  areTimesEdited,
  getFreeSlots,
  sortBySuggestion,
  getReplacedSlots,
  applySuggestion,
  getAvailability,
} from './autofillAllotment.ts'
import type { Weekday } from '@maktab/calendar/WallDay'

const [student] = examples.listStudents[200].typical.students
const [course] = examples.listCourses[200].typical.course
const [listed] = examples.listTeachers[200].typical.teachers
const [allotment] = examples.listAllotments[200].typical.teacherAllotment

const wish = (course_name: string, from = '16:00', to = '17:00') => ({ course_name, timings: [{ from, to }] })
const named = (id: number, ...wishes: object[]): Student => ({
  ...student!,
  id,
  class_course_data: JSON.stringify(wishes),
})
const courses: Course[] = ['Tajweed', 'Hifz', 'Seerah'].map((name, index) => ({ ...course!, id: index + 1, name }))
const one = named(1, wish('Tajweed'))
const two = named(2, wish('Tajweed'), wish('Hifz', '18:00', '19:00'))
const none = named(3)
const teacher = (id: number, status: string): Teacher => ({ ...listed!, id, status })
const taught = (studentId: number, courseId: number): Allotment => ({
  ...allotment!,
  student: { ...allotment!.student, id: studentId },
  course: { ...allotment!.course, id: courseId },
})

const createSources = (parts: Partial<AutofillSources> = {}): AutofillSources => ({
  prefill: undefined,
  students: ready([one, two, none]),
  courses: ready(courses),
  teachers: ready([teacher(1, 'active'), teacher(2, 'pending'), teacher(3, 'blocked')]),
  allotments: ready([]),
  ...parts,
})
const blank = toValues(undefined)
const createTime = (from: string, to: string) => ({ from, to, days: [] })
const [four, six] = [createTime('16:00', '17:00'), createTime('18:00', '19:00')]
const autofill = (values: Partial<AllotmentValues>, parts: Partial<AutofillSources> = {}) =>
  autofillAllotment({ values: { ...blank, ...values }, untouched: blank }, createSources(parts))
const failure = failed('No.', () => undefined)

// proves X57
test.each<[string, Partial<AllotmentValues>, Partial<AutofillSources>, Partial<AllotmentValues>]>([
  ['no data', {}, {}, {}],
  ['a student', {}, { prefill: { student: 1 } }, { studentId: '1', courseId: '1', classTimes: [four] }],
  ['an unknown student', {}, { prefill: { student: 9, course: 1 } }, {}],
  ['students that are still loading', {}, { prefill: { student: 1 }, students: loading }, {}],
  ['courses that are still loading', {}, { prefill: { student: 1 }, courses: loading }, { studentId: '1' }],
  [
    'one of two requested courses',
    {},
    { prefill: { student: 2, course: 2 } },
    { studentId: '2', courseId: '2', classTimes: [six] },
  ],
  ['two requested courses and none in the URL', {}, { prefill: { student: 2 } }, { studentId: '2' }],
  ['a course that was not requested', {}, { prefill: { student: 2, course: 3 } }, { studentId: '2' }],
  [
    'a course that was paid for',
    {},
    { prefill: { student: 3, course: 3, boughtCourses: ready(['Seerah']) } },
    { studentId: '3', courseId: '3' },
  ],
  [
    'bills that are still loading',
    {},
    { prefill: { student: 3, course: 3, boughtCourses: loading } },
    { studentId: '3' },
  ],
  ['bills that failed to load', {}, { prefill: { student: 3, course: 3, boughtCourses: failure } }, { studentId: '3' }],
  ['a teacher', {}, { prefill: { teacher: 1, course: 3 } }, { teacherId: '1', courseId: '3' }],
  ['a pending teacher', {}, { prefill: { teacher: 2 } }, {}],
  ['a blocked teacher', {}, { prefill: { teacher: 3 } }, {}],
  ['an unknown teacher', {}, { prefill: { teacher: 9 } }, {}],
  ['only a course', {}, { prefill: { course: 3 } }, { courseId: '3' }],
  ['an unknown course', {}, { prefill: { student: 2, course: 9 } }, { studentId: '2' }],
  [
    'one of two requested courses taught already',
    { studentId: '2' },
    { allotments: ready([taught(2, 1), taught(9, 2)]) },
    { studentId: '2', courseId: '2', classTimes: [six] },
  ],
  [
    'the only requested course taught already',
    { studentId: '1' },
    { allotments: ready([taught(1, 1)]) },
    { studentId: '1', courseId: '1', classTimes: [four] },
  ],
  ['allotments that are still loading', { studentId: '1' }, { allotments: loading }, { studentId: '1' }],
  [
    'allotments that failed to load',
    { studentId: '1' },
    { allotments: failure },
    { studentId: '1', courseId: '1', classTimes: [four] },
  ],
  ['a student without requested courses', { studentId: '3' }, {}, { studentId: '3' }],
  [
    'a course that the user selected',
    { studentId: '2', courseId: '1' },
    {},
    { studentId: '2', courseId: '1', classTimes: [four] },
  ],
])('autofillAllotment with %s', (_, values, parts, filled) => {
  const form = autofill(values, parts)
  expect(form.values).toEqual({ ...blank, ...filled })
  const chosen = Object.fromEntries(Object.keys(values).map((field) => [field, null]))
  expect(form.untouched).toEqual({ ...blank, ...filled, ...chosen })
})

// proves X57
test('autofillAllotment refills only untouched fields after student or course changes', () => {
  const first = autofill({}, { prefill: { student: 1 } })
  const other = autofillAllotment(
    { ...first, values: { ...first.values, studentId: '2' } },
    createSources({ prefill: { student: 1 } }),
  )
  expect(other.values).toEqual({ ...blank, studentId: '2' })
  const typed = [createTime('09:00', '10:00')]
  const touched = { ...first, values: { ...first.values, classTimes: typed } }
  expect(autofillAllotment(touched, createSources())).toBe(touched)
  const changed = autofillAllotment(
    { ...touched, values: { ...touched.values, studentId: '2', courseId: '2' } },
    createSources(),
  )
  expect(changed.values).toEqual({ ...blank, studentId: '2', courseId: '2', classTimes: typed })
  const cleared = { ...first, values: { ...first.values, studentId: null } }
  expect(autofillAllotment(cleared, createSources({ prefill: { student: 1 } })).values).toEqual({
    ...blank,
    classTimes: [emptySlot()],
  })
})

const { typical } = examples.suggestTeachers[200]
const { suggestions, wantedMinutes } = typical
const [best] = suggestions
const busy = suggestions.find(({ free }) => free.length === 0)!
const typed = { from: '09:00', to: '10:00', days: [2] as Weekday[] }

test('applySuggestion sets the free times of the teacher', () => {
  const values = { ...toValues(undefined), studentId: '1', courseId: '1' }
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes)).toEqual({
    studentId: '1',
    courseId: '1',
    teacherId: '1',
    classTimes: best!.free.map(({ from, to, days }) => ({ from, to, days })),
  })
})

test('applySuggestion keeps the times when the teacher has none free', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(applySuggestion({ values, untouched: toValues(undefined) }, busy, wantedMinutes)).toMatchObject({
    teacherId: String(busy.teacher.id),
    classTimes: [typed],
  })
})

test('getReplacedSlots returns typed times that the free times lack, and nothing for blanks or a teacher without free time', () => {
  const free = getFreeSlots(best!)
  expect(getReplacedSlots([emptySlot(), typed, free[0]!], free)).toEqual([typed])
  expect(getReplacedSlots([emptySlot(), ...free], free)).toEqual([])
  expect(getReplacedSlots([typed], [])).toEqual([])
})

test('applySuggestion replaces typed times but keeps autofilled ones when all preferred times are free', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  const fullyFree = { ...best!, freeMinutes: wantedMinutes }
  expect(applySuggestion({ values, untouched: values }, fullyFree, wantedMinutes).classTimes).toEqual([typed])
  expect(applySuggestion({ values, untouched: toValues(undefined) }, fullyFree, wantedMinutes).classTimes).toEqual(
    getFreeSlots(fullyFree),
  )
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes).classTimes).toEqual(getFreeSlots(best!))
})

test('areTimesEdited is true only for times that were neither autofilled nor suggested', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(areTimesEdited({ values, untouched: values }, typical)).toBe(false)
  expect(areTimesEdited({ values, untouched: toValues(undefined) }, typical)).toBe(true)
  const selected = { ...values, classTimes: getFreeSlots(best!) }
  expect(areTimesEdited({ values: selected, untouched: toValues(undefined) }, typical)).toBe(false)
})

test('sortBySuggestion puts teachers with free time first and getAvailability tells how much is free', () => {
  const [one, other] = suggestions
  const few = { ...typical, suggestions: [one!, { ...other!, freeMinutes: wantedMinutes }, busy] }
  const ids = [90, busy.teacher.id, 91, other!.teacher.id, one!.teacher.id]
  const all = ids.map((id) => ({ id }))
  expect(sortBySuggestion(all, few).map(({ id }) => id)).toEqual(
    [one, other, busy].map((s) => s!.teacher.id).concat(90, 91),
  )
  expect(sortBySuggestion(all, undefined)).toEqual(all)
  expect(ids.map((id) => getAvailability(few, id))).toEqual(['notTeaching', 'none', 'notTeaching', 'all', 'some'])
  expect(getAvailability({ ...few, wantedMinutes: 0 }, busy.teacher.id)).toBe('notAsked')
})
