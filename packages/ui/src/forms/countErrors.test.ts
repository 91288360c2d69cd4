import { expect, test } from 'vitest'
import { countErrors } from './countErrors.ts'

test.each([
  [{}, 0],
  [{ name: 'is required' }, 1],
  [{ name: 'is required', courses: [undefined, { timings: [{ to: 'is required', from: 'is required' }] }] }, 3],
  [{ courses: 'Choose at least one' }, 1],
  [{ name: '' }, 0],
])('%j has %i', (errors, count) => {
  expect(countErrors(errors)).toBe(count)
})
