import { expect, test } from 'vitest'
import { courseSchema, toRequest, toValues } from './course.schema.ts'

const values = {
  name: ' Tajweed ',
  description: 'Letters',
  price: 45,
  courseDuration: '3 months',
  pricing: 'once',
  image: null,
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
test('a new course has no id, an edited one keeps its own', () => {
  expect(toRequest(values, undefined)).toEqual({
    name: 'Tajweed',
    description: 'Letters',
    price: 45,
    courseDuration: '3 months',
  })
  expect(toRequest(values, course)).toMatchObject({ id: 7 })
})

// proves 1§5.9
test('a price left blank is sent as 0', () => {
  expect(toRequest({ ...values, price: null }, undefined).price).toBe(0)
})

// proves D7.2
test('the picture goes along only when one was chosen', () => {
  const image = new File(['x'], 'letters.png', { type: 'image/png' })
  expect(toRequest({ ...values, image }, course).image).toBe(image)
  expect(toRequest(values, course)).not.toHaveProperty('image')
})

test('the version that was opened goes along, where there is one', () => {
  expect(toRequest(values, { ...course, version: 4 })).toMatchObject({ id: 7, version: 4 })
  expect(toRequest(values, course)).not.toHaveProperty('version')
})

test('an edited course fills the form', () => {
  expect(toValues(course)).toEqual({ ...values, name: 'Tajweed' })
})

// proves 1§5.9
test.each([Number.NaN, '45', 'dear', -1, 1_000_001])('a price of %j is refused', (price) => {
  const [failure] = courseSchema.validate({ ...values, price })
  expect(failure?.failures().map(({ path }) => path[0])).toEqual(['price'])
})

// proves 1§5.9
test.each([0, 45, 12.5, null])('a price of %j is a number, or none', (price) => {
  expect(courseSchema.validate({ ...values, price })[0]).toBeUndefined()
})
