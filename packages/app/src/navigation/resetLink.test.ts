import { expect, test } from 'vitest'
import { readResetLink } from './resetLink.ts'

// proves 1§2.routes.7, 2§5.11
test.each([
  ['/reset-password/abc/zaynab%40maktab.test', { token: 'abc', email: 'zaynab@maktab.test' }],
  ['/reset-password/abc/zaynab@maktab.test/more', { token: 'abc', email: 'zaynab@maktab.test' }],
  ['/reset-password/abc', undefined],
  ['/reset-password//zaynab@maktab.test', undefined],
  ['/reset-password', undefined],
  ['/reset-password/%zz/zaynab@maktab.test', undefined],
])('the parts of %s', (path, link) => {
  expect(readResetLink(path)).toEqual(link)
})
