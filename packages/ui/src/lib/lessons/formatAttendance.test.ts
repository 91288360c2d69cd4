import { expect, test } from 'vitest'
import { parseAttendancePercent, formatAttendance } from './formatAttendance.ts'

// proves D32.1
test.each([
  ['85', '85%'],
  ['85%', '85%'],
  ['85 %', '85%'],
  ['85%%', '85%'],
  [' 92.5% ', '92.5%'],
  ['۸۵٪', '۸۵%'],
  ['٨٥', '٨٥%'],
  ['9 of 10', '9 of 10'],
  ['always', 'always'],
  ['about 90%', 'about 90%'],
  ['%', '%'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%s is shown as “%s”', (typed, shown) => {
  expect(formatAttendance(typed)).toBe(shown)
})

test.each([
  ['92', 92],
  ['92.5 %', 92.5],
  ['92,5%', 92.5],
  ['۸۵٪', 85],
  ['٨٥٫٥', 85.5],
  ['0', 0],
  ['450', undefined],
  ['1.2.3', undefined],
  ['always', undefined],
  ['%', undefined],
  [null, undefined],
])('%s is the percentage %s', (typed, percent) => {
  expect(parseAttendancePercent(typed)).toBe(percent)
})
