import { expect, test } from 'vitest'
import { findDialableNumber } from './findDialableNumber.ts'

test.each([
  ['+44 7700 900100', '+447700900100'],
  ['0044 (0)7700 900100', '+447700900100'],
  [' 0300-123 45 67 ', '03001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '03001234567'],
  ['\u202A+92 300 1234567\u202C', '+923001234567'],
  ['0300 1234567 (mother) or 0321 7654321', '03001234567'],
  ['+92 21 555 0100 extension 12', '+92215550100'],
  ['ask the office', undefined],
  ['12', undefined],
  ['', undefined],
  [null, undefined],
])('the number “%s” dials %s', (number, dials) => {
  expect(findDialableNumber(number)).toBe(dials)
})
