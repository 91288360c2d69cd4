import { expect, test } from 'vitest'
import { attendanceText } from './attendanceText.ts'

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
  expect(attendanceText(typed)).toBe(shown)
})
