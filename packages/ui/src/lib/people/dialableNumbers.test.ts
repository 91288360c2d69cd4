import { expect, test } from 'vitest'
import { findDialableNumber, findWhatsAppNumber, createWhatsAppLink } from './dialableNumbers.ts'

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
])('findDialableNumber of “%s” returns %s', (number, expected) => {
  expect(findDialableNumber(number)).toBe(expected)
})

test.each([
  ['', 'https://wa.me/?text=Sal%C4%81m%0A20%3A30'],
  [' +92 300 123-4567', 'https://wa.me/923001234567?text=Sal%C4%81m%0A20%3A30'],
  ['javascript:alert(1)', 'https://wa.me/1?text=Sal%C4%81m%0A20%3A30'],
])('createWhatsAppLink for “%s” returns %s', (number, link) => {
  expect(createWhatsAppLink('Salām\n20:30', number)).toBe(link)
})

test('createWhatsAppLink without a text omits the text parameter', () => {
  expect(createWhatsAppLink('', '+92 300 1234567')).toBe('https://wa.me/923001234567')
})

test.each([
  ['0092 21 555 0100', '+92215550100'],
  ['021 555 0100', undefined],
  [undefined, undefined],
])('findWhatsAppNumber of “%s” returns %s', (number, expected) => {
  expect(findWhatsAppNumber(number)).toBe(expected)
})
