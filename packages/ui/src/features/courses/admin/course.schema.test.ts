import { expect, test } from 'vitest'
import { courseSchema, toRequest, toValues } from './course.schema.ts'

const values = {
  name: ' Tajweed ',
  description: 'Letters',
  price: 45,
  courseDuration: '3 months',
  pricing: 'once',
  image: null,
  ages: { from: null, to: null },
  level: 'none',
  lessonMinutes: null,
  groupSize: null,
} as const

const course = {
  id: 7,
  name: 'Tajweed',
  description: 'Letters',
  price: 45,
  course_duration: '3 months',
  image: '/uploads/x.jpg',
}

// proves 1§3.6, 1§3.7, D7.1
test('toRequest sends no id for a new course and keeps the id of an edited one', () => {
  expect(toRequest(values, undefined)).toEqual({
    name: 'Tajweed',
    description: 'Letters',
    price: 45,
    courseDuration: '3 months',
  })
  expect(toRequest(values, course)).toMatchObject({ id: 7 })
})

// proves 1§5.9
test('toRequest sends 0 for a blank price', () => {
  expect(toRequest({ ...values, price: null }, undefined).price).toBe(0)
})

// proves D7.2
test('toRequest sends the image only when one was selected', () => {
  const image = new File(['x'], 'letters.png', { type: 'image/png' })
  expect(toRequest({ ...values, image }, course).image).toBe(image)
  expect(toRequest(values, course)).not.toHaveProperty('image')
})

test('toRequest sends the version of the opened course, if it has one', () => {
  expect(toRequest(values, { ...course, version: 4 })).toMatchObject({ id: 7, version: 4 })
  expect(toRequest(values, course)).not.toHaveProperty('version')
})

test('toValues fills the form with an edited course', () => {
  expect(toValues(course)).toEqual({ ...values, name: 'Tajweed' })
})

// proves 1§5.9
test.each([Number.NaN, '45', 'dear', -1, 1_000_001])('courseSchema rejects the price %j', (price) => {
  const [failure] = courseSchema.validate({ ...values, price })
  expect(failure?.failures().map(({ path }) => path[0])).toEqual(['price'])
})

// proves 1§5.9
test.each([0, 45, 12.5, null])('courseSchema accepts the price %j', (price) => {
  expect(courseSchema.validate({ ...values, price })[0]).toBeUndefined()
})

const facts = { ages: { from: 5, to: null }, level: 'any', lessonMinutes: 30, groupSize: 1 } as const

// proves X295
test('toRequest sends filled facts, and blank ones only to a backend that stores them', () => {
  expect(toRequest({ ...values, ...facts }, undefined)).toMatchObject(facts)
  for (const name of Object.keys(facts)) expect(toRequest(values, course)).not.toHaveProperty(name)
  expect(toRequest(values, { ...course, ...facts })).toMatchObject({
    ages: null,
    level: null,
    lessonMinutes: null,
    groupSize: null,
  })
})

// proves X295
test.each([
  [{ from: null, to: 10 }, ['ages', 'from']],
  [{ from: 10, to: 9 }, ['ages', 'to']],
  [{ from: 0, to: null }, ['ages', 'from']],
])('courseSchema rejects the ages %j at their field', (ages, path) => {
  const [failure] = courseSchema.validate({ ...values, ages })
  expect(failure?.failures().map((one) => one.path)).toEqual([path])
})

// proves X295
test('courseSchema accepts equal ages and no highest age', () => {
  expect(courseSchema.validate({ ...values, ages: { from: 12, to: 12 } })[0]).toBeUndefined()
  expect(courseSchema.validate({ ...values, ages: { from: 18, to: null } })[0]).toBeUndefined()
})
