import { expect, test } from 'vitest'
import { describeContractViolations, toMessage } from './validators.ts'
import { toValidationMessage } from '@maktab/shared/validationMessages'
import { translate } from '../i18n/translate.ts'

test('describeContractViolations lists each field with its value', () => {
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

test('describeContractViolations describes a body that is no object', () => {
  expect(describeContractViolations({ body: ['Body must be a group of fields'] }, null)).toContain('(there is null)')
  expect(describeContractViolations({ 'a.b': ['B is required'] }, undefined)).toContain('(there is nothing)')
})

test.each([
  ['ar', 'Price', 'must be number,null', 'السعر: المطلوب عدد أو حقل فارغ'],
  ['ar', 'Is edit', 'must be boolean', 'نعم أو لا'],
  ['ur', 'constructor', "must have required property 'constructor'", 'constructor: یہ خانہ پُر کرنا ضروری ہے'],
  ['ur', '__proto__', 'is required', '__proto__: یہ خانہ پُر کرنا ضروری ہے'],
  ['ur', 'Class created', 'is required', 'Class created: یہ خانہ پُر کرنا ضروری ہے'],
  ['en', 'ID', 'must match format "uuid"', 'ID must be a valid uuid'],
  ['en', 'ID', 'must be multiple of 5', 'ID must be multiple of 5'],
] as const)('toMessage in %s for field %s: %s', (language, label, text, expected) => {
  expect(translate(language, toMessage(toValidationMessage(text, label)))).toContain(expected)
})
