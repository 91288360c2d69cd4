import { expect, test } from 'vitest'
import { currencyOptions } from './currencyOptions.ts'

const labelOf = (options: { id: string; label: string }[], wanted: string) =>
  options.find(({ id }) => id === wanted)?.label

test('a currency has its code and its name', () => {
  const options = currencyOptions('en', 'USD')
  expect(labelOf(options, 'PKR')).toBe('PKR · Pakistani Rupee')
  expect(options.filter(({ id }) => id === 'USD')).toHaveLength(1)
})

test('what the browser doesn’t know stays a choice when it is chosen', () => {
  expect(labelOf(currencyOptions('en', 'XQZ'), 'XQZ')).toBe('XQZ')
  expect(labelOf(currencyOptions('en', 'rupees'), 'rupees')).toBe('rupees')
  expect(currencyOptions('en', '').some(({ id }) => id === '')).toBe(false)
})
