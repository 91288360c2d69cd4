import { expect, test } from 'vitest'
import { ageOn } from './ageOn.ts'

test.each([
  ['2010-01-10', '2026-01-09', 15],
  ['2010-01-10', '2026-01-10', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2026-05-01', '2026-05-01', 0],
  ['2027-05-01', '2026-05-01', undefined],
  ['the fifties', '2026-05-01', undefined],
  [null, '2026-05-01', undefined],
])('whoever was born on %s, on %s has the age %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})
