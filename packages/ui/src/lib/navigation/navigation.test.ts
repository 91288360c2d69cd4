import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { loadMessages } from '#i18n/loadMessages.ts'
import {
  type NavigationEntry,
  isActiveEntry,
  getNavigation,
  flattenNavigation,
  getNavigationSections,
} from './navigation.ts'

const paths = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])
const getHref = (id: string) => `#${id}`

describe('menus', () => {
  // proves 1§1.3, 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
  test.each([
    [
      'admin',
      'dashboard courses classes teachers students allotTeachers reports events policy inbox timetable income fees discounts',
    ],
    ['student', 'dashboard courses enrolled events policy billing timetable'],
    ['teacher', 'dashboard classes addStudents courses students reports timetable'],
  ])('of a %s', (role, ids) => {
    expect(paths(getNavigation(role, getHref))).toEqual(ids.split(' ').map(getHref))
  })

  test('leaves out pages without an address, and groups without pages', () => {
    const isSpecified = (id: string) => !['timetable', 'income', 'fees', 'discounts'].includes(id)
    const entries = getNavigation('admin', (id) => (isSpecified(id) ? getHref(id) : undefined))
    expect(entries.map(({ id }) => id)).toEqual([
      'dashboard',
      'courses',
      'teacher',
      'student',
      'events',
      'policy',
      'inbox',
    ])
    expect(getNavigation('admin', () => undefined)).toEqual([])
  })

  // proves 1§2.shell.2
  test('a user type that starts with a role has its menu, another has none', () => {
    expect(getNavigation('administrator', getHref)).toEqual(getNavigation('admin', getHref))
    expect(getNavigation('visitor', getHref)).toEqual([])
  })
})

// proves 1§2.shell.4, 1§2.shell.5
test('a group is active when a page of it is open', () => {
  const group = getNavigation('admin', getHref).find(({ id }) => id === 'teacher')!
  expect(isActiveEntry(group, '#classes')).toBe(true)
  expect(isActiveEntry(group, '#courses')).toBe(false)
})

const roles = ['admin', 'teacher', 'student'] as const

describe('the menu in parts', () => {
  test.each(roles)('of a %s has every page, once and in its order', (role) => {
    const entries = getNavigation(role, getHref)
    expect(flattenNavigation(entries).map(({ path }) => path)).toEqual(paths(entries))
    expect(getNavigationSections(entries).flatMap(({ places }) => places)).toEqual(flattenNavigation(entries))
  })

  test('begins a new part where a group begins, and where it ends', () => {
    const parts = (role: string) => getNavigationSections(getNavigation(role, getHref)).map(({ group }) => group?.id)
    expect(parts('admin')).toEqual([undefined, 'teacher', 'student', undefined, 'money'])
    expect(parts('student')).toEqual([undefined, 'course', undefined])
    expect(parts('teacher')).toEqual([undefined])
  })
})

describe('the bar of a phone', () => {
  const inBar = (role: string) => flattenNavigation(getNavigation(role, getHref)).filter(({ barTitle }) => barTitle)

  test.each(roles)('has four places of a %s', (role) => {
    expect(inBar(role)).toHaveLength(4)
  })

  // Who says what they see has to be understood (WCAG 2.5.3).
  test.each(['en', 'ur', 'ar'] as const)('calls each place by words of its title: %s', async (language) => {
    const messages = await loadMessages(language, ['common', 'admin', 'teacher', 'student'])
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
    for (const { title, barTitle = title } of roles.flatMap(inBar)) expect(i18n._(title)).toContain(i18n._(barTitle))
  })
})
