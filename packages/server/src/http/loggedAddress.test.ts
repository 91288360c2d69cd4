import { expect, test } from 'vitest'
import { loggedAddress } from './loggedAddress.ts'

test.each([
  ['/api/course/outlines/3', '/api/course/outlines/3'],
  ['/uploads/receipt-1.webp?until=1&key=secret', '/uploads/receipt-1.webp'],
  ['/reset-password/secret/zaynab%40school.test', '/reset-password/…'],
  ['//Reset-Password/secret', '//Reset-Password/…'],
  ['/calendar/secret.ics?x=1', '/calendar/…'],
  ['//Calendar/secret', '//Calendar/…'],
  ['/api/calendar/feed', '/api/calendar/feed'],
  ['/reset-password', '/reset-password'],
  ['/api/auth/reset-password', '/api/auth/reset-password'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedAddress(url)).toBe(logged)
})
