import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { classesOfStudent } from './classesOfStudent.ts'

const { data: classes } = examples.listAllClasses[200].typical
const { teacherAllotment: allotments } = examples.listAllotments[200].typical
const own = allotments.filter(({ student }) => student.id === 1)

test('a student’s classes are those in which an allotted teacher teaches the allotted course', () => {
  const titles = classesOfStudent(classes, own).map(({ title }) => title)
  expect(titles).toContain('Tajweed, Monday group')
  expect(titles).not.toContain('ناظرہ، صبح')
  expect(classesOfStudent(classes, [])).toEqual([])
})

test('where classes don’t say what they teach nothing is guessed', () => {
  const untold = classes.map((one) => ({ ...one, courses: [] }))
  expect(classesOfStudent(untold, own)).toEqual([])
})
