import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { filterClassesOfStudent } from './filterClassesOfStudent.ts'

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
