import { expect, test } from 'vitest'
import { tellingSearch } from './tellingSearch.ts'

test.each([
  ['', ''],
  ['?lang=ur&utm_source=x', ''],
  ['?because=expired', 'because=expired'],
  ['?from=%2Fadmin%2Fcourse&because=needed', 'because=needed&from='],
  ['course=7&lang=ar', 'course=7'],
  ['?because=%3Cscript%3E', 'because='],
  ['?course=1%2F..', ''],
])('of %s a page for visitors shows “%s”', (search, told) => {
  expect(tellingSearch(search)).toBe(told)
})
