import { examples } from '@maktab/contract/examples'
import { describe, expect, test } from 'vitest'
import { type ReportFormOptions, getPrefilledChoice, getReportChoices, normalizeChoice } from './report.schema.ts'

// Class 1 teaches course 1, class 2 courses 1 and 7, class 12 course 1; students 1, 6 and 12 are in class 1, 4, 10
// and 16 in class 2.
const teaching: ReportFormOptions = {
  courses: examples.listTeacherCourses[200].typical.course,
  classes: examples.listTeacherClasses[200].typical.data,
  assignments: examples.listClassAssignments[200].typical.students,
  allotments: examples.listTeacherAllotments[200].typical.teacherAllotment,
}
const [report] = examples.listTeacherReports[200].typical.data
const nothing = { courseId: null, studentId: null, classId: null }
const idsOf = (choices: readonly { id: string }[]) => choices.map(({ id }) => id)

describe('getReportChoices', () => {
  test('returns every option once if nothing is chosen', () => {
    const { courses, students, classes } = getReportChoices(teaching, nothing, undefined)
    expect(idsOf(courses)).toEqual(['1', '7', '4', '5', '8', '2', '6', '9', '3'])
    expect(idsOf(students)).toEqual(['1', '4', '6', '10', '12', '16', '3', '7'])
    expect(idsOf(classes)).toEqual(['1', '2', '12', '3', '4', '5'])
  })

  // proves D12.2
  test('never returns blank labels', () => {
    const { courses, students, classes } = getReportChoices({ ...teaching, allotments: [] }, nothing, undefined)
    for (const { label } of [...courses, ...students, ...classes]) expect(label).toMatch(/\S/)
  })

  test('marks students without a class', () => {
    const { students } = getReportChoices(teaching, nothing, undefined)
    expect(students.filter(({ isWithoutClass }) => isWithoutClass).map(({ id }) => id)).toEqual(['3', '7'])
  })

  test('narrows students and classes by course, and classes by student', () => {
    const ofCourse = getReportChoices(teaching, { ...nothing, courseId: '7' }, undefined)
    expect(ofCourse.students).toMatchObject([
      { id: '4' },
      { id: '10' },
      { id: '16' },
      { id: '7', isWithoutClass: true },
    ])
    expect(idsOf(ofCourse.classes)).toEqual(['2'])
    expect(idsOf(getReportChoices(teaching, { ...nothing, studentId: '1' }, undefined).classes)).toEqual(['1'])
  })

  test('keeps the records of the edited report', () => {
    const gone = { courses: [], classes: [], assignments: [], allotments: [] }
    expect(getReportChoices(gone, nothing, report)).toEqual({
      courses: [{ id: '1', label: 'Tajweed for beginners' }],
      students: [{ id: '1', label: 'STD-001 · Zaynab Malik' }],
      classes: [{ id: '1', label: 'Tajweed, Monday group' }],
    })
    const left = { ...teaching, assignments: [] }
    expect(getReportChoices(left, nothing, report).students[0]).toEqual({ id: '1', label: 'STD-001 · Zaynab Malik' })
  })
})

test.each([
  ['the only class, and its only course', { studentId: '1' }, { courseId: '1', studentId: '1', classId: '1' }],
  ['no course where a class teaches several', { studentId: '4' }, { courseId: null, studentId: '4', classId: '2' }],
  ['a student who isn’t taught the course', { courseId: '7', studentId: '1' }, { courseId: '7', studentId: null }],
  ['a class without the student', { studentId: '4', classId: '1' }, { studentId: '4', classId: '2' }],
  ['no class as long as there is no student', { courseId: '7' }, { courseId: '7', studentId: null, classId: null }],
  ['a student in no class', { studentId: '3' }, { studentId: null }],
])('normalizeChoice handles %s', (_, chosen, settled) => {
  expect(normalizeChoice(teaching, { ...nothing, ...chosen }, undefined)).toMatchObject(settled)
})

test('normalizeChoice keeps the records of the edited report', () => {
  const current = { courseId: '7', studentId: '1', classId: '1' }
  expect(normalizeChoice(teaching, current, report)).toEqual(current)
})

test.each([
  ['student and course', { student: 4, course: 7 }, { courseId: '7', studentId: '4', classId: '2' }],
  [
    'a class of several courses, of which the student is allotted one',
    { student: 4, class: 2 },
    { courseId: '1', studentId: '4', classId: '2' },
  ],
  ['a class without the student', { student: 4, class: 1 }, { studentId: '4', classId: '2' }],
  ['a class that is gone', { student: 1, class: 99 }, { courseId: '1', studentId: '1', classId: '1' }],
])('getPrefilledChoice handles %s', (_, prefill, chosen) => {
  expect(getPrefilledChoice(teaching, prefill)).toMatchObject(chosen)
})
