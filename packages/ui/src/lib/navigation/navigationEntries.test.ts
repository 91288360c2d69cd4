import { describe, expect, test } from 'vitest'
import {
  type NavigationEntry,
  isActiveEntry,
  getBarEntries,
  getNavigation,
  getOtherPages,
  flattenNavigation,
  getNavigationSections,
} from './navigationEntries.ts'

const paths = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])
const getHref = (id: string) => `#${id}`

describe('getNavigation', () => {
  // proves 1§1.3, 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
  test.each([
    [
      'admin',
      'dashboard courses classes teachers students allotTeachers reports trials events policy inbox timetable income fees discounts',
    ],
    ['student', 'dashboard courses enrolled events policy billing timetable'],
    ['teacher', 'dashboard classes addStudents courses students reports timetable'],
  ])('lists the menu of a %s', (role, ids) => {
    expect(paths(getNavigation(role, getHref))).toEqual(ids.split(' ').map(getHref))
  })

  test('leaves out pages without a URL and groups without pages', () => {
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
  test('returns the menu of the role that a user type starts with, otherwise none', () => {
    expect(getNavigation('administrator', getHref)).toEqual(getNavigation('admin', getHref))
    expect(getNavigation('visitor', getHref)).toEqual([])
  })
})

test('getOtherPages lists the pages with a URL', () => {
  const pages = getOtherPages((id) => (id === 'staff' || id === 'account' ? `#${id}` : undefined))
  expect(pages.map(({ path }) => path)).toEqual(['#staff', '#account'])
})

// proves 1§2.shell.4, 1§2.shell.5
test('isActiveEntry is true for a group that contains the current page', () => {
  const group = getNavigation('admin', getHref).find(({ id }) => id === 'teacher')!
  expect(isActiveEntry(group, '#classes')).toBe(true)
  expect(isActiveEntry(group, '#courses')).toBe(false)
})

const roles = ['admin', 'teacher', 'student'] as const

describe('getNavigationSections', () => {
  test.each(roles)('contains every page of a %s once and in order', (role) => {
    const entries = getNavigation(role, getHref)
    expect(flattenNavigation(entries).map(({ path }) => path)).toEqual(paths(entries))
    expect(getNavigationSections(entries).flatMap(({ places }) => places)).toEqual(flattenNavigation(entries))
  })

  test('starts a new section where a group begins and ends', () => {
    const sections = (role: string) => getNavigationSections(getNavigation(role, getHref)).map(({ group }) => group?.id)
    expect(sections('admin')).toEqual([undefined, 'teacher', 'student', undefined, 'money'])
    expect(sections('student')).toEqual([undefined, 'course', undefined])
    expect(sections('teacher')).toEqual([undefined])
  })
})

describe('mobile navigation bar', () => {
  const inBar = (role: string) => getBarEntries(getNavigation(role, getHref))

  test.each([
    ['admin', 'dashboard inbox students timetable'],
    ['teacher', 'dashboard classes students timetable'],
    ['student', 'dashboard enrolled events timetable'],
  ])('has four entries for a %s, the inbox second', (role, ids) => {
    expect(inBar(role).map(({ id }) => id)).toEqual(ids.split(' '))
  })
})
