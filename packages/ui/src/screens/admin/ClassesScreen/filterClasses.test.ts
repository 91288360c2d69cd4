import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import type { Remote } from '../../../remote.ts'
import { failed, loading, ready } from '../../../remote.ts'
import { filterClasses } from './filterClasses.ts'

const all = examples.listAllClasses[200].typical.data
const teachers = examples.listTeachers[200].typical.teachers
const courses = examples.listCourses[200].typical.course
const lists = { classes: ready(all), teachers: ready(teachers), courses: ready(courses) }

const idsIn = (remote: Remote<{ id: number }[]>) =>
  remote.state === 'ready' ? remote.data.map(({ id }) => id) : remote.state
const course = courses.find(({ name }) => name === 'Tajweed for beginners')!

test.each([
  ['none', {}, all.map(({ id }) => id)],
  ['a teacher', { teacherId: 2 }, [3, 4]],
  ['a teacher nobody knows', { teacherId: 999 }, []],
  ['a course: the classes of who teaches it', { courseId: course.id }, [1, 2, 12]],
  ['a course nobody knows', { courseId: 999 }, []],
  ['both: as the server filtered', { teacherId: 2, courseId: course.id }, all.map(({ id }) => id)],
])('by %s', (_, filter, ids) => expect(idsIn(filterClasses(lists, filter))).toEqual(ids))

test('a teacher’s number may come as text', () => {
  const classes = ready(all.map((one) => ({ ...one, teacherID: String(one.teacherID) })))
  expect(idsIn(filterClasses({ ...lists, classes }, { teacherId: 2 }))).toEqual([3, 4])
})

test('by a course it takes the other lists, and says so when they are missing', () => {
  expect(filterClasses({ ...lists, teachers: loading }, { courseId: 1 }).state).toBe('loading')
  expect(filterClasses({ ...lists, courses: failed('No', () => undefined) }, { courseId: 1 }).state).toBe('failed')
  expect(filterClasses({ ...lists, teachers: loading }, { teacherId: 2 }).state).toBe('ready')
})
