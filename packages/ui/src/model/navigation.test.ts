import { describe, expect, test } from 'vitest'
import type { NavigationEntry } from './navigation.ts'
import { isActive, navigationOf } from './navigation.ts'

const paths = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])

describe('menus', () => {
  test.each([
    [
      'admin',
      [
        'dashboard',
        'course',
        'classes',
        'teacher',
        'students',
        'allot-teacher',
        'student-Performance-report',
        'event',
        'policy',
      ],
    ],
    ['student', ['dashboard', 'courses', 'enrolled-courses', 'event', 'policy', 'billing']],
    ['teacher', ['dashboard', 'classes', 'add-student', 'course', 'alloted-students', 'student-performance']],
  ])('of a %s', (role, places) => {
    expect(paths(navigationOf(role))).toEqual(places.map((place) => `/${role}/${place}`))
  })

  test('a user type that starts with a role has its menu, another has none', () => {
    expect(navigationOf('administrator')).toBe(navigationOf('admin'))
    expect(navigationOf('visitor')).toEqual([])
  })
})

test('a group is active when a page of it is open', () => {
  const group = navigationOf('admin').find(({ id }) => id === 'teacher')!
  expect(isActive(group, '/admin/classes')).toBe(true)
  expect(isActive(group, '/admin/course')).toBe(false)
})
