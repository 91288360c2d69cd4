import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createI18n, loadMessages } from '#i18n/loadMessages.ts'
import {
  formatAges,
  formatGroupSize,
  formatGroupSizes,
  formatLessonMinutes,
  formatLessonRange,
  summarizeCourses,
} from './courseFacts.ts'
import { toPublicCourses } from './PublicCourse.ts'

const i18n = createI18n('en', await loadMessages('en', ['common']))
const courses = toPublicCourses(examples.listCourses[200].typical.course, examples.getFrontPage[200].typical.courses)

test.each([
  [{ from: 8, to: null }, '8 and up'],
  [{ from: 5, to: 10 }, '5–10'],
  [{ from: 12, to: 12 }, '12'],
])('formatAges formats %j as %s', (ages, text) => {
  expect(formatAges(ages, i18n)).toBe(text)
})

test('sizes and lengths of one course are formatted with their unit', () => {
  expect([1, 6].map((size) => formatGroupSize(size, i18n))).toEqual(['One to one', 'Up to 6 students'])
  expect([1, 90].map((minutes) => formatLessonMinutes(minutes, i18n))).toEqual(['1 minute', '90 minutes'])
})

test('ranges of several courses are formatted without repeating equal ends', () => {
  const groups = [
    { min: 1, max: 6 },
    { min: 4, max: 15 },
    { min: 1, max: 1 },
  ]
  expect(groups.map((range) => formatGroupSizes(range, i18n))).toEqual([
    '1–6 students',
    'Up to 15 students',
    'One to one',
  ])
  expect(formatLessonRange({ min: 30, max: 60 }, i18n)).toBe('30–60 minutes')
  expect(formatLessonRange({ min: 45, max: 45 }, i18n)).toBe('45 minutes')
})

test('summarizeCourses takes the lowest price and the ranges of all courses', () => {
  expect(summarizeCourses(courses)).toEqual({
    cheapest: { price: 20, pricing: undefined },
    groupSizes: { min: 1, max: 15 },
    lessonMinutes: { min: 30, max: 90 },
    languages: ['english', 'urdu', 'arabic'],
    ages: { from: 5, to: null },
  })
})

test('summarizeCourses of courses with only the specification’s fields knows their price', () => {
  const plain = courses.map(({ id, name, description, price, course_duration, image }) => ({
    id,
    name,
    description,
    price,
    course_duration,
    image,
    languages: [],
    outlines: [],
    times: [],
  }))
  expect(summarizeCourses(plain)).toEqual({
    cheapest: { price: 20, pricing: undefined },
    groupSizes: undefined,
    lessonMinutes: undefined,
    languages: [],
    ages: undefined,
  })
  expect(summarizeCourses([])).toMatchObject({ cheapest: undefined })
  expect(summarizeCourses(courses.filter(({ price }) => price === 0)).cheapest?.price).toBe(0)
})

test('summarizeCourses has a highest age only if every course has one', () => {
  const limited = courses.map((course) => ({ ...course, ages: { from: 6, to: 12 } }))
  expect(summarizeCourses(limited).ages).toEqual({ from: 6, to: 12 })
  expect(summarizeCourses([...limited, { ...courses[0]!, ages: { from: 18, to: null } }]).ages).toEqual({
    from: 6,
    to: null,
  })
})
