import { expect, test } from 'vitest'
import { parseTeacherStatus } from './parseTeacherStatus.ts'

// proves D22.1
test.each([
  ['pending', { state: 'pending' }],
  ['Pending', { state: 'pending' }],
  ['blocked', { state: 'blocked' }],
  ['active', { state: 'active' }],
  ['allowed', { state: 'active' }],
  [' active ', { state: 'active' }],
  ['archived', { state: 'active', word: 'archived' }],
  ['approved', { state: 'active', word: 'approved' }],
  ['', { state: 'active' }],
  [null, { state: 'active' }],
  [undefined, { state: 'active' }],
])('%s is read', (word, status) => {
  expect(parseTeacherStatus(word)).toEqual(status)
})
