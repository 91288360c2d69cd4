import { expect, test } from 'vitest'
import { getPathAfterSignIn, readResetLink } from './redirectPaths.ts'

// proves 1§2.signIn.4, 1§2.signIn.5, 1§4.4, 1§4.5, 1§6.2, D28.1, D40.1
test.each([
  ['admin', 'allowed', null, '/admin/dashboard'],
  ['teacher', 'allowed', null, '/teacher/dashboard'],
  ['student', 'blocked', null, '/restriction-message'],
  ['teacher', 'blocked', '/teacher/classes', '/restriction-message'],
  ['admin', 'blocked', null, '/admin/dashboard'],
  ['admin', 'allowed', '/admin/course?outlines=3', '/admin/course?outlines=3'],
  ['student', 'allowed', '/admin/course', '/student/dashboard'],
  ['admin', 'allowed', '/administrator/course', '/admin/dashboard'],
  ['admin', 'allowed', 'https://elsewhere.test/admin', '/admin/dashboard'],
  ['admin', 'allowed', '//admin/course', '/admin/dashboard'],
  ['admin', 'allowed', '/\\admin/course', '/admin/dashboard'],
  ['student', 'allowed', '/student/../../evil', '/student/dashboard'],
  ['student', 'allowed', '/student/..//elsewhere.test', '/student/dashboard'],
  ['student', 'allowed', '/student/%2e%2e/admin/course', '/student/dashboard'],
  ['student', 'allowed', '/student/..\\admin/course', '/student/dashboard'],
  ['student', 'allowed', '/stu\tdent/../admin/course', '/student/dashboard'],
  ['student', 'allowed', '/admin/../student/event?pay=2#now', '/student/event?pay=2#now'],
  ['student', 'allowed', '//[', '/student/dashboard'],
  ['student', 'allowed', '/\t/elsewhere.test/student', '/student/dashboard'],
  ['student', 'allowed', 'student/event', '/student/dashboard'],
] as const)('getPathAfterSignIn for %s, %s, from %s: %s', (role, status, from, place) => {
  expect(getPathAfterSignIn(role, status, from)).toBe(place)
})

// proves 1§2.routes.7, 2§5.11
test.each([
  ['/reset-password/abc/zaynab%40maktab.test', { token: 'abc', email: 'zaynab@maktab.test' }],
  ['/reset-password/abc/zaynab@maktab.test/more', { token: 'abc', email: 'zaynab@maktab.test' }],
  ['/reset-password/abc', undefined],
  ['/reset-password//zaynab@maktab.test', undefined],
  ['/reset-password', undefined],
  ['/reset-password/%zz/zaynab@maktab.test', undefined],
])('readResetLink(%s)', (path, link) => {
  expect(readResetLink(path)).toEqual(link)
})
