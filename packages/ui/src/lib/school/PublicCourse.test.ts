import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { filterCourses, toPublicCourses } from './PublicCourse.ts'

const { course: list } = examples.listCourses[200].typical
const courses = toPublicCourses(list, examples.getFrontPage[200].typical.courses)
const idsOf = (filter: Parameters<typeof filterCourses>[1]) => filterCourses(courses, filter).map(({ id }) => id)

test('toPublicCourses adds empty details if the backend sends none', () => {
  expect(toPublicCourses(list, undefined)[0]).toMatchObject({ languages: [], outlines: [], times: [] })
  expect(courses[0]?.times).toHaveLength(3)
})

test('filterCourses limits by language and level, and keeps courses for all levels', () => {
  expect(idsOf({})).toHaveLength(list.length)
  expect(idsOf({ language: 'arabic' })).toEqual([3, 5, 7])
  expect(idsOf({ level: 'beginner' })).toEqual([1, 2, 4, 5, 6])
  expect(idsOf({ language: 'urdu', level: 'advanced' })).toEqual([6])
  expect(idsOf({ language: 'french' })).toEqual([])
})
