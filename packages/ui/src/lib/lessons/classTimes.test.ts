import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  readClassTimes,
  normalizeWallTime,
  readCourseTimes,
  readTeacherTimes,
  filterClassesOfStudent,
} from './classTimes.ts'

// proves 1§3.16, D4.1
test.each([
  [
    'the administrator’s class',
    { teacher_class_timings: [{ id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00' }] },
  ],
  ['the teacher’s class', { timings: [{ id: 7, from: '16:00', to: '17:00' }] }],
  ['a list of wishes', [{ id: 7, preferred_time_from: '16:00:00', preferred_time_to: '17:00:00' }]],
  ['a list of times', [{ id: 7, from: '16:00', to: '17:00' }]],
])('%s has its times', (_, source) => {
  expect(readClassTimes(source)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
})

test('days, and the first and last day of the class, are read where they can be', () => {
  const timing = { id: 7, preferred_time_from: '16:00', preferred_time_to: '17:00', days: [3, 1, 3, 9] }
  const known = { teacher_class_timings: [timing], starts: '2026-03-02', ends: null }
  expect(readClassTimes(known)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [1, 3], starts: '2026-03-02' }])
  const strange = {
    teacher_class_timings: [{ ...timing, days: 'Monday' as never }],
    starts: 'soon',
    ends: '2026-02-30',
  }
  expect(readClassTimes(strange)).toEqual([{ id: 7, from: '16:00', to: '17:00', days: [] }])
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
])('%s reads as none', (_, source) => {
  expect(readClassTimes(source as Parameters<typeof readClassTimes>[0])).toEqual([])
})

// proves D4.1
test('the lists of the contract can be read', () => {
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
])('the clock of “%s” is “%s”', (time, clock) => {
  expect(normalizeWallTime(time)).toBe(clock)
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

test('a student’s classes are those in which an allotted teacher teaches the allotted course', () => {
  const titles = filterClassesOfStudent(classes, own).map(({ title }) => title)
  expect(titles).toContain('Tajweed, Monday group')
  expect(titles).not.toContain('ناظرہ، صبح')
  expect(filterClassesOfStudent(classes, [])).toEqual([])
})

test('without the courses of classes, a student has all classes of their teachers', () => {
  const teachers = new Set(own.map(({ teacher }) => teacher.id))
  const untold = classes.map(withoutCourses)
  const expected = untold.filter(({ teacherID }) => teachers.has(teacherID))
  expect(expected.length).toBeGreaterThan(0)
  expect(filterClassesOfStudent(untold, own)).toEqual(expected)
  expect(filterClassesOfStudent(untold, [])).toEqual([])
})

test('a class that teaches no course is no class of the student', () => {
  expect(
    filterClassesOfStudent(
      classes.map((one) => ({ ...one, courses: [] })),
      own,
    ),
  ).toEqual([])
})
