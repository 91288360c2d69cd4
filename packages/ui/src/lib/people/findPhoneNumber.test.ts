import { expect, test } from 'vitest'
import { findPhoneNumber } from './findPhoneNumber.ts'

const SCHOOL = '+92 21 555 0100'

test.each([
  ['+92 300 1234567', '+923001234567'],
  ['\u202A+92 300 1234567\u202C', '+923001234567'],
  ['0092-300-1234567', '+923001234567'],
  ['＋92 300 1234567', '+923001234567'],
  ['+92 (0)300 1234567', '+923001234567'],
  ['WhatsApp: +92 300 1234567', '+923001234567'],
  ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
  ['+44 7700 900100', '+447700900100'],
  ['+1 (555) 010-0000', '+15550100000'],
])('findPhoneNumber reads %j with a country code as %s', (text, number) => {
  expect(findPhoneNumber(text)?.number).toBe(number)
})

test.each([
  ['0300 7654321', '+923007654321'],
  ['03007654321', '+923007654321'],
  ['0300-765-4321', '+923007654321'],
  ['(0300) 765.43.21', '+923007654321'],
  ['۰۳۰۰ ۷۶۵۴۳۲۱', '+923007654321'],
  ['٠٣٠٠ ٧٦٥٤٣٢١', '+923007654321'],
  ['300 7654321', '+923007654321'],
  ['92 300 7654321', '+923007654321'],
  ['0300 7654321 (mother)', '+923007654321'],
  ['0300 765 43 21 after 5 pm', '+923007654321'],
  ['0300-7654321 / 0321-1234567', '+923007654321'],
  ['0300 7654321, 0321 1234567', '+923007654321'],
  ['+92 300 7654321, 0321 1234567', '+923007654321'],
  ['والدہ ۰۳۰۰۷۶۵۴۳۲۱، والد ۰۳۲۱۱۲۳۴۵۶۷', '+923007654321'],
  ['home 042 35761999 ext. 12', '+924235761999'],
  ['+44 7700 900100', '+447700900100'],
])('findPhoneNumber reads %j as %s for a school with +92', (text, number) => {
  expect(findPhoneNumber(text, SCHOOL)?.number).toBe(number)
})

test.each(['0300 7654321', '300 7654321', 'ask the office', '', '12345', '+1'])(
  'findPhoneNumber of %j returns undefined if the school’s phone has no country code',
  (text) => {
    expect(findPhoneNumber(text)).toBeUndefined()
    expect(findPhoneNumber(text, '021 5550100')).toBeUndefined()
  },
)

test.each(['ask the office', '', '12345', '2026-11-28'])('findPhoneNumber of %j returns undefined', (text) => {
  expect(findPhoneNumber(text, SCHOOL)).toBeUndefined()
})
