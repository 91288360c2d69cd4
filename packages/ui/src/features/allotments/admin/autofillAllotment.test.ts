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
const courses: Course[] = ['Tajweed', 'Hifz', 'Seerah'].map((name, at) => ({ ...course!, id: at + 1, name }))
const one = named(1, wish('Tajweed'))
const two = named(2, wish('Tajweed'), wish('Hifz', '18:00', '19:00'))
const none = named(3)
const teacher = (id: number, status: string): Teacher => ({ ...listed!, id, status })
const taught = (studentId: number, courseId: number): Allotment => ({
  ...allotment!,
  student: { ...allotment!.student, id: studentId },
  course: { ...allotment!.course, id: courseId },
})

const known = (parts: Partial<AutofillSources> = {}): AutofillSources => ({
  begin: undefined,
  students: ready([one, two, none]),
  courses: ready(courses),
  teachers: ready([teacher(1, 'active'), teacher(2, 'pending'), teacher(3, 'blocked')]),
  allotments: ready([]),
  ...parts,
})
const blank = toValues(undefined)
const at = (from: string, to: string) => ({ from, to, days: [] })
const [four, six] = [at('16:00', '17:00'), at('18:00', '19:00')]
const fill = (values: Partial<AllotmentValues>, parts: Partial<AutofillSources> = {}) =>
  autofillAllotment({ values: { ...blank, ...values }, untouched: blank }, known(parts))
const failure = failed('No.', () => undefined)

// proves X57
test.each<[string, Partial<AllotmentValues>, Partial<AutofillSources>, Partial<AllotmentValues>]>([
  ['nothing is known', {}, {}, {}],
  ['a student', {}, { begin: { student: 1 } }, { studentId: '1', courseId: '1', classTimes: [four] }],
  ['a student nobody knows', {}, { begin: { student: 9, course: 1 } }, {}],
  ['students who aren’t here yet', {}, { begin: { student: 1 }, students: loading }, {}],
  ['courses that aren’t here yet', {}, { begin: { student: 1 }, courses: loading }, { studentId: '1' }],
  [
    'one of two courses',
    {},
    { begin: { student: 2, course: 2 } },
    { studentId: '2', courseId: '2', classTimes: [six] },
  ],
  ['two courses and none in the address', {}, { begin: { student: 2 } }, { studentId: '2' }],
  ['a course that was not asked for', {}, { begin: { student: 2, course: 3 } }, { studentId: '2' }],
  [
    'a course that was paid',
    {},
    { begin: { student: 3, course: 3, bought: ready(['Seerah']) } },
    { studentId: '3', courseId: '3' },
  ],
  ['bills on their way', {}, { begin: { student: 3, course: 3, bought: loading } }, { studentId: '3' }],
  ['bills that can’t be had', {}, { begin: { student: 3, course: 3, bought: failure } }, { studentId: '3' }],
  ['a teacher', {}, { begin: { teacher: 1, course: 3 } }, { teacherId: '1', courseId: '3' }],
  ['a teacher who waits', {}, { begin: { teacher: 2 } }, {}],
  ['a teacher who is blocked', {}, { begin: { teacher: 3 } }, {}],
  ['a teacher nobody knows', {}, { begin: { teacher: 9 } }, {}],
  ['a course alone', {}, { begin: { course: 3 } }, { courseId: '3' }],
  ['a course nobody knows', {}, { begin: { student: 2, course: 9 } }, { studentId: '2' }],
  [
    'one of two that is taught already',
    { studentId: '2' },
    { allotments: ready([taught(2, 1), taught(9, 2)]) },
    { studentId: '2', courseId: '2', classTimes: [six] },
  ],
  [
    'the only one, though it is taught',
    { studentId: '1' },
    { allotments: ready([taught(1, 1)]) },
    { studentId: '1', courseId: '1', classTimes: [four] },
  ],
  ['allotments on their way', { studentId: '1' }, { allotments: loading }, { studentId: '1' }],
  [
    'allotments that can’t be had',
    { studentId: '1' },
    { allotments: failure },
    { studentId: '1', courseId: '1', classTimes: [four] },
  ],
  ['somebody who asked for nothing', { studentId: '3' }, {}, { studentId: '3' }],
  [
    'a course that was chosen',
    { studentId: '2', courseId: '1' },
    {},
    { studentId: '2', courseId: '1', classTimes: [four] },
  ],
])('%s', (_, values, parts, filled) => {
  const form = fill(values, parts)
  expect(form.values).toEqual({ ...blank, ...filled })
  const chosen = Object.fromEntries(Object.keys(values).map((field) => [field, null]))
  expect(form.untouched).toEqual({ ...blank, ...filled, ...chosen })
})

// proves X57
test('another student or course fills in anew what nobody touched, and only that', () => {
  const first = fill({}, { begin: { student: 1 } })
  const other = autofillAllotment(
    { ...first, values: { ...first.values, studentId: '2' } },
    known({ begin: { student: 1 } }),
  )
  expect(other.values).toEqual({ ...blank, studentId: '2' })
  const typed = [at('09:00', '10:00')]
  const touched = { ...first, values: { ...first.values, classTimes: typed } }
  expect(autofillAllotment(touched, known())).toBe(touched)
  const changed = autofillAllotment(
    { ...touched, values: { ...touched.values, studentId: '2', courseId: '2' } },
    known(),
  )
  expect(changed.values).toEqual({ ...blank, studentId: '2', courseId: '2', classTimes: typed })
  const cleared = { ...first, values: { ...first.values, studentId: null } }
  expect(autofillAllotment(cleared, known({ begin: { student: 1 } })).values).toEqual({
    ...blank,
    classTimes: [emptySlot()],
  })
})

const { typical } = examples.suggestTeachers[200]
const { suggestions, wantedMinutes } = typical
const [best] = suggestions
const busy = suggestions.find(({ free }) => free.length === 0)!
const typed = { from: '09:00', to: '10:00', days: [2] as Weekday[] }

test('who is taken brings the times they have free', () => {
  const values = { ...toValues(undefined), studentId: '1', courseId: '1' }
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes)).toEqual({
    studentId: '1',
    courseId: '1',
    teacherId: '1',
    classTimes: best!.free.map(({ from, to, days }) => ({ from, to, days })),
  })
})

test('who has no time then leaves the times as they are', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(applySuggestion({ values, untouched: toValues(undefined) }, busy, wantedMinutes)).toMatchObject({
    teacherId: String(busy.teacher.id),
    classTimes: [typed],
  })
})

test('what was typed is lost unless it comes again; blanks and a teacher without time cost nothing', () => {
  const free = getFreeSlots(best!)
  expect(getReplacedSlots([emptySlot(), typed, free[0]!], free)).toEqual([typed])
  expect(getReplacedSlots([emptySlot(), ...free], free)).toEqual([])
  expect(getReplacedSlots([typed], [])).toEqual([])
})

test('who has all that is wished for leaves the wish as it was filled in, but not what was typed', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  const whole = { ...best!, freeMinutes: wantedMinutes }
  expect(applySuggestion({ values, untouched: values }, whole, wantedMinutes).classTimes).toEqual([typed])
  expect(applySuggestion({ values, untouched: toValues(undefined) }, whole, wantedMinutes).classTimes).toEqual(
    getFreeSlots(whole),
  )
  expect(applySuggestion({ values, untouched: values }, best!, wantedMinutes).classTimes).toEqual(getFreeSlots(best!))
})

test('times are typed that were neither filled in nor taken from a teacher', () => {
  const values = { ...toValues(undefined), classTimes: [typed] }
  expect(areTimesEdited({ values, untouched: values }, typical)).toBe(false)
  expect(areTimesEdited({ values, untouched: toValues(undefined) }, typical)).toBe(true)
  const taken = { ...values, classTimes: getFreeSlots(best!) }
  expect(areTimesEdited({ values: taken, untouched: toValues(undefined) }, typical)).toBe(false)
})

test('teachers with time stand first, and of each it is known how much', () => {
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
