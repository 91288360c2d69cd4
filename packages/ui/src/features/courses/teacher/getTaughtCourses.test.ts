import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { failed, loading, ready } from '#remote.ts'
import { getTaughtCourses } from './getTaughtCourses.ts'

const lists = examples.listTeacherCourses[200]
const all = examples.listCourses[200].typical.course
const complete = ready(lists.typical.course)
const names = ready(lists.namesOnly.course)
const failure = failed('Error fetching courses', () => undefined)

// proves 2§3.5, D12.1
test('getTaughtCourses fills missing data from the list of all courses', () => {
  const joined = getTaughtCourses(names, ready(all))
  expect(joined).toMatchObject({
    state: 'ready',
    data: lists.namesOnly.course.map(({ course }) => {
      const { id, name, description, price, course_duration, image } = all.find(({ id: other }) => other === course.id)!
      return { id, name, description, price, course_duration, image }
    }),
  })
})

test('getTaughtCourses prefers data of the teacher’s own list', () => {
  const [{ course } = { course: undefined }] = lists.typical.course
  const joined = getTaughtCourses(ready([{ id: 101, course: { ...course!, price: 12 } }]), ready(all))
  expect(joined).toMatchObject({ data: [{ id: course!.id, price: 12 }] })
})

test('getTaughtCourses awaits the list of all courses only if something is missing', () => {
  expect(getTaughtCourses(complete, loading).state).toBe('ready')
  expect(getTaughtCourses(complete, failure).state).toBe('ready')
  expect(getTaughtCourses(names, loading)).toBe(loading)
  expect(getTaughtCourses(names, failure)).toBe(failure)
  expect(getTaughtCourses(loading, ready(all))).toBe(loading)
  expect(getTaughtCourses(failure, ready(all))).toBe(failure)
})

test('getTaughtCourses leaves the price of an unknown course undefined instead of free', () => {
  expect(getTaughtCourses(names, ready([]))).toEqual(
    ready(
      lists.namesOnly.course.map(({ course }) => ({
        ...course,
        description: null,
        course_duration: null,
        image: null,
      })),
    ),
  )
})
