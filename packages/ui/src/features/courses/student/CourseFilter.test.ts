import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { type CourseFilterValue, filterCourses } from './CourseFilter.tsx'

const [course] = examples.listCourses[200].typical.course
const courses = [0, 20, 45].map((price, index) => ({ ...course!, id: index + 1, price }))
const languages = new Map([
  [1, ['english']],
  [2, ['urdu', 'english']],
])

test.each<[CourseFilterValue, number[]]>([
  [{}, [1, 2, 3]],
  [{ language: 'urdu' }, [2]],
  [{ price: 'free' }, [1]],
  [{ price: '20' }, [1, 2]],
  [{ language: 'english', price: 'free' }, [1]],
  // Not offered, so that no list is empty without a filter to change.
  [{ language: 'arabic' }, [1, 2, 3]],
  [{ price: 'cheap' }, [1, 2, 3]],
])('the filter %j finds the courses %j', (filter, ids) => {
  expect(filterCourses(courses, filter, languages).map(({ id }) => id)).toEqual(ids)
})

test('without free courses the filter for them is ignored', () => {
  expect(filterCourses(courses.slice(1), { price: 'free' }, undefined)).toHaveLength(2)
})
