import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { type Remote, ready } from '#remote.ts'
import { filterClassesByTeacher, createClassTeacherLookup } from './filterClassesByTeacher.ts'

const all = examples.listAllClasses[200].typical.data
const ids = all.map(({ id }) => id)
const idsIn = (remote: Remote<{ id: number }[]>) =>
  remote.state === 'ready' ? remote.data.map(({ id }) => id) : remote.state

// proves D10.1
test.each([
  ['none', {}, ids],
  ['a teacher', { teacherId: 2 }, [3, 4]],
  ['an unknown teacher', { teacherId: 999 }, []],
  ['a course keeps the list', { courseId: 1 }, ids],
  ['both keeps the list', { teacherId: 2, courseId: 1 }, ids],
])('filterClasses by %s', (_, filter, expected) =>
  expect(idsIn(filterClassesByTeacher(ready(all), filter))).toEqual(expected),
)

test('filterClasses accepts a teacher id that is a string', () => {
  const classes = ready(all.map((one) => ({ ...one, teacherID: String(one.teacherID) })))
  expect(idsIn(filterClassesByTeacher(classes, { teacherId: 2 }))).toEqual([3, 4])
})

const teacherOf = createClassTeacherLookup(examples.listTeachers[200].typical.teachers, 'N/A')

// proves D2.1
test.each([
  [1, 'TCH-001 · Amina Yusuf'],
  ['1', 'TCH-001 · Amina Yusuf'],
  [999, '999'],
  ['TCH-77', 'TCH-77'],
  [null, 'N/A'],
])('createClassTeacherLookup shows %j as %s', (teacherID, expected) =>
  expect(teacherOf({ teacherID }).label).toBe(expected),
)
