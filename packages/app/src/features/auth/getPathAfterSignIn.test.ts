import { expect, test } from 'vitest'
import { getPathAfterSignIn } from './getPathAfterSignIn.ts'

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
] as const)('%s, %s, coming from %s: %s', (role, status, from, place) => {
  expect(getPathAfterSignIn(role, status, from)).toBe(place)
})
