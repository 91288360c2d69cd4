import { expect, test } from 'vitest'
import { placeAfterSignIn } from './arrival.ts'

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
] as const)('%s, %s, coming from %s: %s', (role, status, from, place) => {
  expect(placeAfterSignIn(role, status, from)).toBe(place)
})
