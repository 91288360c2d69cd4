import { expect, test } from 'vitest'
import { toRequest, toValues } from './course.schema.ts'

const values = { name: ' Tajweed ', description: 'Letters', price: 45, courseDuration: '3 months', image: null }

test('a new course has no id, an edited one keeps its own', () => {
  expect(toRequest(values, undefined)).toEqual({
    name: 'Tajweed',
    description: 'Letters',
    price: 45,
    courseDuration: '3 months',
  })
  expect(toRequest(values, 7)).toMatchObject({ id: 7 })
})

test('a price left blank is sent as 0', () => {
  expect(toRequest({ ...values, price: null }, undefined).price).toBe(0)
})

test('the picture goes along only when one was chosen', () => {
  const image = new File(['x'], 'letters.png', { type: 'image/png' })
  expect(toRequest({ ...values, image }, 7).image).toBe(image)
  expect(toRequest(values, 7)).not.toHaveProperty('image')
})

test('an edited course fills the form', () => {
  const course = {
    id: 7,
    name: 'Tajweed',
    description: 'Letters',
    price: 45,
    course_duration: '3 months',
    image: '/uploads/x.jpg',
  }
  expect(toValues(course)).toEqual({ ...values, name: 'Tajweed' })
})
