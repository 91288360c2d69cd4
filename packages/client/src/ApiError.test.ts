import { expect, test } from 'vitest'
import { readErrorBody } from './ApiError.ts'

const generic = 'Something went wrong'

// proves 1§8.1
test.each([
  ['the error first', { error: 'No such course', message: 'Not found' }, 'No such course'],
  ['the message without an error', { message: 'Not found' }, 'Not found'],
  ['the generic error for an empty body', {}, generic],
  ['a blank error', { error: ' ', message: 'Not found' }, 'Not found'],
  ['a list', ['x'], generic],
  ['a text', 'Internal Server Error', generic],
  ['nothing', undefined, generic],
  ['null', null, generic],
  ['a number as error', { error: 5, message: 'Not found' }, 'Not found'],
  ['an empty object as error', { error: {}, message: 'Not found' }, 'Not found'],
  ['an error object without texts', { error: { name: [null, 3] } }, generic],
])('readErrorBody reads %s', (_, body, message) => {
  expect(readErrorBody(body)).toEqual({ message, fields: {} })
})

// proves 1§8.3, D15.1
test('readErrorBody joins field messages and also returns them by field', () => {
  const error = { name: ['Name is required', 'Name is too short'], 'courses[0].timings[1].to': ['To is required'] }
  expect(readErrorBody({ error, message: 'No' })).toEqual({
    message: 'Validation failed: Name is required; Name is too short; To is required',
    fields: error,
  })
})

test('readErrorBody reads a single field message as a list', () => {
  expect(readErrorBody({ error: { name: 'Name is required' } }).fields).toEqual({ name: ['Name is required'] })
})
