import { expect, test } from 'vitest'
import { createWhatsAppLink } from './whatsAppLink.ts'

test.each([
  ['', 'https://wa.me/?text=Sal%C4%81m%0A20%3A30'],
  [' +92 300 123-4567', 'https://wa.me/923001234567?text=Sal%C4%81m%0A20%3A30'],
  ['javascript:alert(1)', 'https://wa.me/1?text=Sal%C4%81m%0A20%3A30'],
])('the number “%s” leads to %s', (number, link) => {
  expect(createWhatsAppLink('Salām\n20:30', number)).toBe(link)
})

test('without a text the conversation opens empty', () => {
  expect(createWhatsAppLink('', '+92 300 1234567')).toBe('https://wa.me/923001234567')
})
