import { expect, test } from 'vitest'
import { describeContractViolations } from './describeContractViolations.ts'

test('each place is told with what stands there', () => {
  const body = { course: [{ price: 45 }, { price: 'forty five', image: 'x'.repeat(1000) }] }
  const faults = {
    'course[1].price': ['Price must be a number'],
    'course[0].name': ['Name is required'],
    'course[1].image': ['Image must be nothing'],
  }
  const [price, name, image = ''] = describeContractViolations(faults, body).split('\n')
  expect(price).toBe('  course[1].price: Price must be a number (there is "forty five")')
  expect(name).toBe('  course[0].name: Name is required (there is nothing)')
  expect(image.length).toBeLessThan(300)
})

test('what is no group of fields at all is told too', () => {
  expect(describeContractViolations({ body: ['Body must be a group of fields'] }, null)).toContain('(there is null)')
  expect(describeContractViolations({ 'a.b': ['B is required'] }, undefined)).toContain('(there is nothing)')
})
