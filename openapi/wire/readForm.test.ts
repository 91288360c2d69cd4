import { expect, test } from 'vitest'
import { coerceText, readForm } from './readForm.ts'

test.each([
  ['16', 16],
  ['-1', -1],
  ['0.004', 0.004],
  ['.5', 0.5],
  ['5.', 5],
  [' 7 ', 7],
  ['007', 7],
])('%j is a number', (text, number) => {
  expect(coerceText(text, ['number'])).toBe(number)
})

test.each([
  '0x10',
  '0b1',
  '0o7',
  '1e2',
  '1E2',
  'Infinity',
  '-Infinity',
  'NaN',
  '+5',
  '1_000',
  '1,5',
  '.',
  '-',
  '٥',
  '',
  ' ',
])('%j is no number and stays a text', (text) => {
  for (const type of ['number', 'integer']) expect(coerceText(text, [type])).toBe(text)
})

test('numbers of a form are read by the same rule at any depth', () => {
  const schema = { properties: { courses: { type: 'array', items: { properties: { price: { type: 'number' } } } } } }
  const parts: [string, string][] = [
    ['courses[0][price]', '0x10'],
    ['courses[1][price]', '16'],
  ]
  expect(readForm(parts, schema)).toEqual({ courses: [{ price: '0x10' }, { price: 16 }] })
})
