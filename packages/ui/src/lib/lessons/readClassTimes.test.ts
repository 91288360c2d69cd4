import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  readClassTimes,
  normalizeWallTime,
  readCourseTimes,
  readTeacherTimes,
  filterClassesOfStudent,
} from './readClassTimes.ts'

// proves 1§3.16, D4.1
test.each([
  [
    'the administrator’s class',
    { teacher_class_timings: [{ id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00' }] },
  ],
  ['the teacher’s class', { timings: [{ id: 7, from: '16:00', to: '17:00' }] }],
  ['a list of preferred times', [{ id: 7, preferred_time_from: '16:00:00', preferred_time_to: '17:00:00' }]],
  ['a list of times', [{ id: 7, from: '16:00', to: '17:00' }]],
])('readClassTimes reads %s', (_, source) => {
  expect(readClassTimes(source)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
})

test('readClassTimes reads days and the first and last day, and ignores invalid ones', () => {
  const timing = { id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [3, 1, 3, 9] }
  const valid = { teacher_class_timings: [timing], starts: '2026-03-02', ends: null }
  expect(readClassTimes(valid)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [1, 3], starts: '2026-03-02' }])
  const invalid = {
    teacher_class_timings: [{ ...timing, days: 'Monday' as never }],
    starts: 'soon',
    ends: '2026-02-30',
  }
  expect(readClassTimes(invalid)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty list', []],
  ['a class whose list is null', { timings: null }],
  ['a class whose list is null', { teacher_class_timings: null }],
  ['a timing that is null', [null]],
  ['a timing without an end', [{ id: 1, from: '10:00' }]],
  ['times that are numbers', [{ id: 1, preferred_time_from: 10, preferred_time_to: 11 }]],
])('readClassTimes of %s returns an empty list', (_, source) => {
  expect(readClassTimes(source as Parameters<typeof readClassTimes>[0])).toEqual([])
})

// proves D4.1
test('readClassTimes reads the contract’s examples', () => {
  const [scheduled] = examples.listAllClasses[200].typical.data
  const [student] = examples.listStudentClasses[200].typical.classes
  const [teacher] = examples.listTeacherClasses[200].typical.data
  expect(readClassTimes(scheduled)).not.toEqual([])
  expect(readClassTimes(student?.class)).not.toEqual([])
  expect(readClassTimes(teacher)).not.toEqual([])
  expect(readClassTimes(examples.listAllClasses[200].noTimings.data[0])).toEqual([])
})

test.each([
  ['16:05', '16:05'],
  ['16:05:30', '16:05'],
  ['16:05:30.000', '16:05'],
  ['7:45', '07:45'],
  [' 07:45 ', '07:45'],
  ['after dawn', 'after dawn'],
  ['', ''],
])('normalizeWallTime of “%s” returns “%s”', (time, normalized) => {
  expect(normalizeWallTime(time)).toBe(normalized)
})

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
test('readCourseTimes reads lists and JSON lists', () => {
  expect(readCourseTimes([course])).toEqual(read)
  expect(readCourseTimes(JSON.stringify([course]))).toEqual(read)
  expect(readCourseTimes([{ ...course, timings: JSON.stringify(course.timings) }])).toEqual(read)
})

// proves 1§3.12
test('readTeacherTimes reads lists and JSON lists', () => {
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
])('readCourseTimes and readTeacherTimes of %j return an empty list', (data) => {
  expect(readCourseTimes(data)).toEqual([])
  expect(readTeacherTimes(data)).toEqual([])
})

test('readCourseTimes reads times of a course without a name', () => {
  expect(readCourseTimes([{ timings: [{ id: 'x', from: '10:00', to: '11:00' }] }])).toEqual([
    { id: undefined, courseName: '', from: '10:00', to: '11:00', days: [] },
  ])
})

// proves D5.1
test('readTeacherTimes reads both formats of the contract’s teachers alike', () => {
  const { typical, timingsAsList, malformedTimings } = examples.listTeachers[200]
  const times = readTeacherTimes(typical.teachers[0]?.class_timings)
  expect(times).toHaveLength(3)
  expect(readTeacherTimes(timingsAsList.teachers[0]?.class_timings)).toEqual(times)
  expect(readTeacherTimes(malformedTimings.teachers[0]?.class_timings)).toEqual([])
})

const { data: classes } = examples.listAllClasses[200].typical
const { teacherAllotment: allotments } = examples.listAllotments[200].typical
const own = allotments.filter(({ student }) => student.id === 1)

const withoutCourses = ({ id, teacherID, title, classLink, teacher_class_timings }: (typeof classes)[number]) => ({
  id,
  teacherID,
  title,
  classLink,
  teacher_class_timings,
})

test('filterClassesOfStudent returns classes in which an allotted teacher teaches the allotted course', () => {
  const titles = filterClassesOfStudent(classes, own).map(({ title }) => title)
  expect(titles).toContain('Tajweed, Monday group')
  expect(titles).not.toContain('ناظرہ، صبح')
  expect(filterClassesOfStudent(classes, [])).toEqual([])
})

test('filterClassesOfStudent returns all classes of the teachers if classes don’t list their courses', () => {
  const teachers = new Set(own.map(({ teacher }) => teacher.id))
  const classesWithoutCourses = classes.map(withoutCourses)
  const expected = classesWithoutCourses.filter(({ teacherID }) => teachers.has(teacherID))
  expect(expected.length).toBeGreaterThan(0)
  expect(filterClassesOfStudent(classesWithoutCourses, own)).toEqual(expected)
  expect(filterClassesOfStudent(classesWithoutCourses, [])).toEqual([])
})

test('filterClassesOfStudent leaves out classes with an empty list of courses', () => {
  expect(
    filterClassesOfStudent(
      classes.map((entry) => ({ ...entry, courses: [] })),
      own,
    ),
  ).toEqual([])
})
