import { expect, test } from 'vitest'
import { findShellKind, parts } from '../../.storybook/shell/findShellKind.ts'
import { addressesByRole } from '../../packages/app/src/addresses/addressesByRole.ts'
import { parseRole } from '../../packages/app/src/addresses/roles.ts'
import { collectScreenFacts } from '../screenFacts/collectScreenFacts.ts'
import { readStoryIndex } from './readStoryIndex.ts'

const facts = collectScreenFacts()
const routesOf = (title: string) => facts[title]?.routes ?? []

async function readScreenTitles(): Promise<string[]> {
  const titles = (await readStoryIndex()).map(({ title }) => title)
  return [...new Set(titles)].filter((title) => title.startsWith('Screens/'))
}

test('every screen is shown in a shell, and only existing titles are listed as parts', async () => {
  const titles = await readScreenTitles()
  expect(titles.length).toBeGreaterThan(120)
  const alone = titles.filter((title) => findShellKind(title, routesOf(title)) === undefined)
  expect(alone.toSorted()).toEqual([...parts].toSorted())
})

test('the shell of a role has a page for each of its screens', async () => {
  const missing = (await readScreenTitles()).filter((title) => {
    const role = parseRole(findShellKind(title, routesOf(title)))
    if (role === undefined) return false
    const pages = new Set(Object.values(addressesByRole[role]).map(({ path }) => path))
    return !routesOf(title).some((route) => pages.has(route))
  })
  expect(missing).toEqual([])
})

test.each([
  ['Screens/Admin/Courses', '/admin/course', 'admin'],
  ['Screens/Teacher/Classes', '/teacher/classes', 'teacher'],
  ['Screens/Shared/Statement', '/student/billing', 'student'],
  ['Screens/Public/Course page', '/courses', 'visitor'],
  ['Screens/Public/Sign in', '/', 'signIn'],
  ['Screens/Public/Forgot password', '/forgot-password', 'public'],
  ['Screens/Shared/Search', 'Any address', undefined],
  ['Screens/Office/Courses', '/office/course', undefined],
])('the shell of %s is found', (title, route, kind) => {
  expect(findShellKind(title, [route])).toBe(kind)
})
