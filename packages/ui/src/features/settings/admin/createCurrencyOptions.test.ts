import { expect, test } from 'vitest'
import { createCurrencyOptions } from './createCurrencyOptions.ts'

const labelOf = (options: { id: string; label: string }[], wanted: string) =>
  options.find(({ id }) => id === wanted)?.label

test('a currency has its code and its name', () => {
  const options = createCurrencyOptions('en', 'USD')
  expect(labelOf(options, 'PKR')).toBe('PKR · Pakistani Rupee')
  expect(options.filter(({ id }) => id === 'USD')).toHaveLength(1)
})

test('what the browser doesn’t know stays a choice when it is chosen', () => {
  expect(labelOf(createCurrencyOptions('en', 'XQZ'), 'XQZ')).toBe('XQZ')
  expect(labelOf(createCurrencyOptions('en', 'rupees'), 'rupees')).toBe('rupees')
  expect(createCurrencyOptions('en', '').some(({ id }) => id === '')).toBe(false)
})
