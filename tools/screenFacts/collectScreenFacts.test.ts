import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { addSearchAnchors } from '../../.storybook/screenDocs/addSearchAnchors.ts'
import { readDeclarations } from './findScreenOperations.ts'
import { collectScreenFacts } from './collectScreenFacts.ts'
import { root } from '../run.ts'
import { readSource } from '../repoChecks/sources.ts'
import { readStoryIndex } from '../storybook/readStoryIndex.ts'

const facts = collectScreenFacts()

/** Screens without their own calls: they show existing data or errors, or are part of other pages. */
const quiet = ['Screens/Public/Crash', 'Screens/Public/Not found']

test('every screen has a route and calls, except those that need none', () => {
  expect(Object.keys(facts).length).toBeGreaterThan(60)
  for (const [title, { routes }] of Object.entries(facts)) expect(routes, title).not.toEqual([])
  expect(Object.keys(facts).filter((title) => facts[title]?.calls.length === 0)).toEqual(quiet)
})

test('calls of a screen are found in its container, also in lazily loaded files', () => {
  const callsOf = (title: string) => facts[title]?.calls.map(({ id }) => id).toSorted()
  expect(callsOf('Screens/Admin/Policies')).toEqual(['deletePolicy', 'listPolicies', 'savePolicy'])
  expect(callsOf('Screens/Public/Sign in')).toEqual(['signIn'])
  expect(callsOf('Screens/Student/Policies')).toEqual(['listPolicies'])
})

test('every call has the first tag of its operation, which the contract declares', () => {
  const [, declared = ''] = readSource('openapi/openapi.yaml').text.split('\ntags:\n')
  const [list = ''] = declared.split(/\n\w/)
  const tags = new Set([...list.matchAll(/- name: (\w+)/g)].map(([, name]) => name))
  const calls = Object.values(facts).flatMap((known) => known.calls)
  expect(calls.filter(({ tag }) => !tags.has(tag))).toEqual([])
  expect(facts['Screens/Admin/Courses']?.calls.map(({ id, tag }) => [id, tag])).toContainEqual(['saveCourse', 'course'])
})

test('every screen has an existing source file, also if its stories wrap the component', () => {
  const missing = Object.entries(facts).filter(([, { source }]) => !source || !existsSync(join(root, source)))
  expect(missing.map(([title]) => title)).toEqual([])
  const sourceOf = (title: string) => facts[title]?.source?.replace('packages/ui/src/features/', '')
  expect(sourceOf('Screens/Admin/Courses')).toBe('courses/admin/CoursesScreen.tsx')
  expect(sourceOf('Screens/Admin/Classes')).toBe('classes/admin/ClassesScreen.tsx')
  expect(sourceOf('Screens/Admin/Classes/Filters')).toBe('classes/admin/ClassesScreen.tsx')
})

test('components of a screen are those of its parts too, and have stories in the index', async () => {
  const named = (title: string) => facts[title]?.components.map(({ name }) => name)
  expect(named('Screens/Admin/Courses')).toEqual(
    expect.arrayContaining(['CourseCard', 'ConfirmDialog', 'ValidatedForm']),
  )
  expect(named('Screens/Public/Not found')).not.toContain('CourseCard')
  const titles = new Set((await readStoryIndex()).map(({ title }) => title))
  const used = Object.values(facts).flatMap(({ components }) => components.map(({ title }) => title))
  expect([...new Set(used)].filter((title) => !titles.has(title))).toEqual([])
})

test('types and unused declarations don’t count as calls', () => {
  const { imports, words } = readDeclarations(
    'a.ts',
    "import { type A, b as c } from './b.ts'\nexport const one = () => c('x')\nfunction two(a: A<'y'>) { return a }",
  )
  expect([...imports]).toEqual([['c', { from: './b.ts', name: 'b' }]])
  expect([...(words.get('one')?.texts ?? [])]).toEqual(['x'])
  expect([...(words.get('two')?.texts ?? [])]).toEqual([])
})

test('searching for a route, call or specification line finds only its screen’s page', () => {
  const title = 'Screens/Admin/Courses'
  const entry = { id: 'a', title, name: 'Docs', importPath: './a.stories.tsx', tags: [] }
  const entries: StoryIndex['entries'] = {
    docs: { ...entry, type: 'docs', storiesImports: [] },
    story: { ...entry, type: 'story', subtype: 'story' },
    other: { ...entry, title: 'Components/Actions/Button', type: 'docs', storiesImports: [] },
  }
  const found = addSearchAnchors({ v: 5, entries }, facts).entries
  expect(found['docs']).toMatchObject({
    anchors: expect.arrayContaining([
      { id: 'at--admin-course', title: '/admin/course' },
      { id: 'at-saveCourse', title: 'saveCourse · POST /course/create-course' },
      expect.objectContaining({ id: 'at-1-2-courses-1' }),
    ]),
  })
  expect([found['story'], found['other']]).toEqual([entries['story'], entries['other']])
})
