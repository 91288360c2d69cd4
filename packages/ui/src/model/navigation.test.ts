import { describe, expect, test } from 'vitest'
import { type NavigationEntry, isActive, navigationOf } from './navigation.ts'

const paths = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])
const getHref = (id: string) => `#${id}`

describe('menus', () => {
  // proves 1§1.3, 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
  test.each([
    ['admin', 'dashboard courses classes teachers students allotTeachers reports events policy'],
    ['student', 'dashboard courses enrolled events policy billing'],
    ['teacher', 'dashboard classes addStudents courses students reports'],
  ])('of a %s', (role, ids) => {
    expect(paths(navigationOf(role, getHref))).toEqual(ids.split(' ').map(getHref))
  })

  // proves 1§2.shell.2
  test('a user type that starts with a role has its menu, another has none', () => {
    expect(navigationOf('administrator', getHref)).toEqual(navigationOf('admin', getHref))
    expect(navigationOf('visitor', getHref)).toEqual([])
  })
})

// proves 1§2.shell.4, 1§2.shell.5
test('a group is active when a page of it is open', () => {
  const group = navigationOf('admin', getHref).find(({ id }) => id === 'teacher')!
  expect(isActive(group, '#classes')).toBe(true)
  expect(isActive(group, '#courses')).toBe(false)
})
