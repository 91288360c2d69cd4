import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type StoryEntry, findStoryOfState, groupScreens, states } from '../.storybook/screensMap/screenStories.ts'
import { readSource } from './repoChecks/sources.ts'
import { root } from './run.ts'
import { readSpecification } from './specCoverage/specification.ts'

const map = readSource('.storybook/ScreensMap.mdx').text

test('every screen with stories is on the map at its route', () => {
  const files = globSync('packages/ui/src/features/**/*.stories.tsx', { cwd: root })
  const titles = files.flatMap((file) => /title: '(Screens\/[^'/]+\/[^'/]+)/.exec(readSource(file).text)?.[1] ?? [])
  expect(titles.length).toBeGreaterThan(40)
  expect([...new Set(titles)].filter((title) => !map.includes(`'${title}'`))).toEqual([])
})

test('every route of the specification is a heading of the map', () => {
  const routes = readSpecification().filter(({ id }) => /^1§2\.routes\.\d+$/.test(id))
  const addresses = routes.flatMap(({ text }) => /^`(\/[^`]*)`/.exec(text)?.[1] ?? [])
  const headings = new Set(
    [...map.matchAll(/^### (.*)$/gm)].map(([, heading = '']) =>
      heading.replaceAll('&#123;', '{').replaceAll('&#125;', '}'),
    ),
  )
  expect(addresses.length).toBeGreaterThan(25)
  expect(addresses.filter((address) => !headings.has(address))).toEqual([])
})

test('every screen shows the states of its stories and of the toolbar', () => {
  const files = globSync('packages/ui/src/features/**/*.stories.tsx', { cwd: root })
  const entries = files.flatMap((file) => {
    const { text } = readSource(file)
    const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
    const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
    return names.map((name) => story(title, name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')))
  })
  const screens = groupScreens(entries)
  expect(screens.length).toBeGreaterThan(60)
  const wrong = screens.flatMap((screen) =>
    states
      .filter((state) => {
        const isThere = screen.stories.some(({ name }) => name === state)
        const isOfToolbar = ['Phone', 'Urdu', 'Arabic', 'Dark'].includes(state)
        return (findStoryOfState(screen, state) !== undefined) !== (isThere || isOfToolbar)
      })
      .map((state) => `${screen.title} › ${state}`),
  )
  expect(wrong).toEqual([])
})

const story = (title: string, name: string): StoryEntry => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type: 'story',
  importPath: './a.stories.tsx',
})

test('a state is a story, a toolbar setting, or missing', () => {
  const [screen, ...others] = groupScreens([
    story('Screens/Admin/Courses', 'Typical'),
    story('Screens/Admin/Courses', 'Dark'),
    story('Screens/Admin/Courses/Form', 'Typical'),
    story('Screens/Admin/Courses/Form', 'Empty'),
    story('Components/Button', 'Typical'),
  ])
  expect(others).toEqual([])
  expect(screen).toMatchObject({ role: 'Admin', name: 'Courses', stories: { length: 4 } })
  const places = (['Dark', 'Urdu', 'Empty', 'Failed'] as const).map(
    (state) => screen && findStoryOfState(screen, state),
  )
  expect(places).toEqual([
    { href: './?path=/story/screens/admin/courses--dark', isOwn: true },
    { href: './?path=/story/screens/admin/courses--typical&globals=language:ur', isOwn: false },
    { href: './?path=/story/screens/admin/courses/form--empty', isOwn: true },
    undefined,
  ])
})
