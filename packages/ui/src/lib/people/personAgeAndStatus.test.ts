import { expect, test } from 'vitest'
import { getAge, parseTeacherStatus } from './personAgeAndStatus.ts'

test.each([
  ['2010-01-10', '2026-01-09', 15],
  ['2010-01-10', '2026-01-10', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2026-05-01', '2026-05-01', 0],
  ['2027-05-01', '2026-05-01', undefined],
  ['the fifties', '2026-05-01', undefined],
  [null, '2026-05-01', undefined],
])('ageOn of birthday %s on %s returns %s', (birthday, day, age) => {
  expect(getAge(birthday, day)).toBe(age)
})

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
])('parseTeacherStatus reads %s', (word, status) => {
  expect(parseTeacherStatus(word)).toEqual(status)
})
