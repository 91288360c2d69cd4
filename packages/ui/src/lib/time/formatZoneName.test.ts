import { expect, test } from 'vitest'
import { formatZoneName } from './formatZoneName.ts'

test.each([
  ['Asia/Karachi', 'en-GB', 'Pakistan'],
  ['Asia/Karachi', 'ur-PK', 'پاکستان'],
  ['Asia/Karachi', 'ar-EG-u-nu-latn', 'باكستان'],
  ['America/New_York', 'en-GB', 'New York'],
  ['UTC', 'en-GB', 'GMT+0'],
])('formatZoneName of %s in %s is %s', (zone, locale, name) => expect(formatZoneName(zone, locale)).toBe(name))
