import { expect, test } from 'vitest'
import { readErrorBody } from './ApiError.ts'

const wrong = 'Something went wrong'

// proves 1§8.1
test.each([
  ['the error', { error: 'No such course', message: 'Not found' }, 'No such course'],
  ['else the message', { message: 'Not found' }, 'Not found'],
  ['else a plain sentence', {}, wrong],
  ['a blank error', { error: ' ', message: 'Not found' }, 'Not found'],
  ['a list', ['x'], wrong],
  ['a text', 'Internal Server Error', wrong],
  ['nothing', undefined, wrong],
  ['null', null, wrong],
  ['a number as error', { error: 5, message: 'Not found' }, 'Not found'],
  ['an empty object as error', { error: {}, message: 'Not found' }, 'Not found'],
  ['an object that holds no words', { error: { name: [null, 3] } }, wrong],
])('what a refusal says: %s', (_, body, message) => {
  expect(readErrorBody(body)).toEqual({ message, fields: {} })
})

// proves 1§8.3, D15.1
test('messages by field are joined, and kept by field', () => {
  const error = { name: ['Name is required', 'Name is too short'], 'courses[0].timings[1].to': ['To is required'] }
  expect(readErrorBody({ error, message: 'No' })).toEqual({
    message: 'Validation failed: Name is required; Name is too short; To is required',
    fields: error,
  })
})

test('a single message by field is read as a list of one', () => {
  expect(readErrorBody({ error: { name: 'Name is required' } }).fields).toEqual({ name: ['Name is required'] })
})
