import { expect, test } from 'vitest'
import { formatPlaceName, formatZoneName } from './formatZoneName.ts'

test.each([
  ['Asia/Karachi', 'en-GB', 'Pakistan'],
  ['Asia/Karachi', 'ur-PK', 'پاکستان'],
  ['Asia/Karachi', 'ar-EG-u-nu-latn', 'باكستان'],
  ['America/New_York', 'en-GB', 'New York'],
  ['UTC', 'en-GB', 'GMT+0'],
])('formatZoneName of %s in %s is %s', (zone, locale, name) => expect(formatZoneName(zone, locale)).toBe(name))

test.each([
  ['Asia/Karachi', 'en-GB', 'Karachi'],
  ['America/Argentina/Buenos_Aires', 'en-GB', 'Buenos Aires'],
  ['Asia/Calcutta', 'en-GB', 'Kolkata'],
  ['Asia/Karachi', 'ur-PK', 'کراچی'],
  ['Asia/Karachi', 'ar-EG-u-nu-latn', 'كراتشي'],
  ['Asia/Calcutta', 'ur-PK', 'کولکاتا'],
  ['Asia/Tashkent', 'ar-EG-u-nu-latn', 'أوزبكستان'],
  ['Etc/GMT+6', 'en-GB', 'GMT-6'],
  ['UTC', 'en-GB', 'UTC'],
])('formatPlaceName of %s in %s is %s', (zone, locale, name) => expect(formatPlaceName(zone, locale)).toBe(name))
