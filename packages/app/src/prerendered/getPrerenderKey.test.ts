import { expect, test } from 'vitest'
import { cacheableQuery } from './getPrerenderKey.ts'

test.each([
  ['', ''],
  ['?lang=ur&utm_source=x', ''],
  ['?because=expired', 'because=expired'],
  ['?from=%2Fadmin%2Fcourse&because=needed', 'because=needed&from='],
  ['course=7&lang=ar', 'course=7'],
  ['?because=%3Cscript%3E', 'because='],
  ['?course=1%2F..', ''],
  ['?level=beginner&language=urdu', 'language=urdu&level=beginner'],
  ['?level=expert&language=urdu2', ''],
  ['?because=expired&from=a&because=needed&from=b&course=1&course=2', 'because=expired&course=1&from='],
])('cacheableQuery(%s) returns “%s”', (search, query) => {
  expect(cacheableQuery(search)).toBe(query)
})
