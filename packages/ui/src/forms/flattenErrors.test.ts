import { expect, test } from 'vitest'
import { flattenErrors } from './flattenErrors.ts'

test.each([
  [{}, []],
  [{ name: 'is required' }, ['name']],
  [
    { name: 'is required', courses: [undefined, { timings: [{ to: 'is required', from: 'is required' }] }] },
    ['name', 'courses[1].timings[0].to', 'courses[1].timings[0].from'],
  ],
  [{ courses: 'Choose at least one' }, ['courses']],
  [{ name: '' }, []],
])('%j is told of %j', (errors, names) => {
  expect(flattenErrors(errors).map(({ name }) => name)).toEqual(names)
})
