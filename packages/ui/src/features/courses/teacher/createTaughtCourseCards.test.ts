import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { failed, loading, ready } from '#remote.ts'
import { createTaughtCourseCards } from './createTaughtCourseCards.ts'

const lists = examples.listTeacherCourses[200]
const all = examples.listCourses[200].typical.course
const complete = ready(lists.typical.course)
const names = ready(lists.namesOnly.course)
const failure = failed('Error fetching courses', () => undefined)

// proves 2§3.5, D12.1
test('getTaughtCourses fills missing data from the list of all courses', () => {
  const joined = createTaughtCourseCards(names, ready(all))
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
  const joined = createTaughtCourseCards(ready([{ id: 101, course: { ...course!, price: 12 } }]), ready(all))
  expect(joined).toMatchObject({ data: [{ id: course!.id, price: 12 }] })
})

test('getTaughtCourses awaits the list of all courses only if something is missing', () => {
  expect(createTaughtCourseCards(complete, loading).state).toBe('ready')
  expect(createTaughtCourseCards(complete, failure).state).toBe('ready')
  expect(createTaughtCourseCards(names, loading)).toBe(loading)
  expect(createTaughtCourseCards(names, failure)).toBe(failure)
  expect(createTaughtCourseCards(loading, ready(all))).toBe(loading)
  expect(createTaughtCourseCards(failure, ready(all))).toBe(failure)
})

test('getTaughtCourses leaves the price of an unknown course undefined instead of free', () => {
  expect(createTaughtCourseCards(names, ready([]))).toEqual(
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
