import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import type { Remote } from '../../../remote.ts'
import { failed, loading, ready } from '../../../remote.ts'
import { filterTeachers } from './filterTeachers.ts'

const all = examples.listTeachers[200].typical.teachers
const courses = examples.listCourses[200].typical.course
const allotments = examples.listAllotments[200].typical.teacherAllotment
const lists = { teachers: ready(all), courses: ready(courses), allotments: ready(allotments) }
const course = courses.find(({ name }) => name === 'Tajweed for beginners')!
const [allotment] = allotments

const idsIn = (remote: Remote<{ id: number }[]>) =>
  remote.state === 'ready' ? remote.data.map(({ id }) => id) : remote.state

test.each([
  ['none', {}, all.map(({ id }) => id)],
  ['both: as the server filtered', { courseId: 999, studentId: 999 }, all.map(({ id }) => id)],
  ['a student: who was allotted', { studentId: 1 }, [1]],
  ['a student nobody was allotted to', { studentId: 999 }, []],
  ['a course: who offers times for it', { courseId: course.id }, [1]],
  ['a course nobody knows', { courseId: 999 }, []],
])('by %s', (_, filter, ids) => expect(idsIn(filterTeachers(lists, filter))).toEqual(ids))

test('by a course it also leaves who was allotted for it without offering times', () => {
  const late = { ...allotment!, id: 900, course, teacher: { ...allotment!.teacher, id: 3 } }
  expect(
    idsIn(filterTeachers({ ...lists, allotments: ready([...allotments, late]) }, { courseId: course.id })),
  ).toEqual([1, 3])
})

test('timings that can’t be read offer nothing', () => {
  const teachers = ready(examples.listTeachers[200].malformedTimings.teachers)
  expect(idsIn(filterTeachers({ ...lists, teachers, allotments: ready([]) }, { courseId: course.id }))).toEqual([])
})

test('nothing silently doesn’t filter: a list that is missing is said', () => {
  const refused = failed('No', () => undefined)
  expect(filterTeachers({ ...lists, allotments: loading }, { studentId: 1 }).state).toBe('loading')
  expect(filterTeachers({ ...lists, allotments: refused }, { courseId: 1 }).state).toBe('failed')
  expect(filterTeachers({ ...lists, courses: refused }, { courseId: 1 }).state).toBe('failed')
  expect(filterTeachers({ ...lists, courses: refused, allotments: refused }, {}).state).toBe('ready')
})
