import { expect, test } from 'vitest'
import {
  type Screen,
  type State,
  type StoryEntry,
  findStoryOfState,
  getStateOfName,
  groupScreens,
  listOtherStories,
  states,
} from '../.storybook/screensMap/screenStories.ts'
import { readSource } from './repoChecks/sources.ts'
import { readSpecification } from './specCoverage/specification.ts'
import { readStoryIndex } from './storybook/readStoryIndex.ts'

const map = readSource('.storybook/ScreensMap.mdx').text
const titlesOnMap = [...map.matchAll(/'(Screens\/[^']+)'/g)].map(([, title = '']) => title)

const readScreens = async () => groupScreens(await readStoryIndex())

test('the map lists exactly the screens of the index', async () => {
  const screens = await readScreens()
  expect(screens.length).toBeGreaterThan(60)
  expect([...new Set(titlesOnMap)].toSorted()).toEqual(screens.map(({ title }) => title).toSorted())
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

/** What is wrong with the cell of a state, compared with all stories of the index. Undefined if it is right. */
function findCellFault(index: readonly StoryEntry[], screen: Screen, state: State): string | undefined {
  const place = findStoryOfState(screen, state)
  const target = index.find(({ id }) => place?.href.replace('./?path=/story/', '').split('&')[0] === id)
  const hasState = ({ name }: StoryEntry) => name === state || new RegExp(` (On A|In) ${state}$`).test(name)
  const shown = index.find(
    (story) => story.type === 'story' && `${story.title}/`.startsWith(`${screen.title}/`) && hasState(story),
  )
  if (place?.isOwn) {
    const isRight = target && `${target.title}/`.startsWith(`${screen.title}/`) && hasState(target)
    return isRight ? undefined : `${screen.title} › ${state} links to ${target?.id}.`
  }
  if (shown) return `${screen.title} › ${state} doesn’t link to ${shown.id}.`
  return place && !target ? `${screen.title} › ${state} links to a missing story.` : undefined
}

test('every cell of the map shows what the index has', async () => {
  const index: StoryEntry[] = await readStoryIndex()
  const screens = groupScreens(index)
  const faults = screens.flatMap((screen) => states.flatMap((state) => findCellFault(index, screen, state) ?? []))
  expect(faults).toEqual([])
  // The states of the inbox have their own title.
  const inbox = screens.find(({ title }) => title === 'Screens/Admin/Inbox')
  expect(inbox && findStoryOfState(inbox, 'Empty')).toEqual({
    href: './?path=/story/screens-admin-inbox-states--empty',
    isOwn: true,
  })
})

/** Names that mean a state of the map, which then would show a dash. */
const synonyms: Partial<Record<State, RegExp>> = {
  Empty: /^(No Data|Nothing|No Items|No Results)$/,
  Loading: /^(Pending Data|Still Coming|Waiting For Data|Asking)$/,
  Failed: /^(Error|Errors|Loading Failed|Load Failed|Not Read|Request Failed)$/,
  'Long Text': /^(Long|Long Texts|Long Names|Overflow)$/,
  'Field Errors': /^(Missing Input|Invalid|Invalid Input|Validation Errors)$/,
  Sending: /^(Saving|Submitting|.*On Its Way|In Progress)$/,
  Phone: /^(Narrow|Mobile|Small|.*Phone .*)$/,
  Urdu: /^(Right To Left|Rtl)$/,
}

test('a story that shows a state of the map is named after it', async () => {
  const stories = (await readScreens()).flatMap((screen) => listOtherStories(screen))
  expect(stories.length).toBeGreaterThan(500)
  const wrong = stories.flatMap(({ id, name }) => {
    const meant = states.find((state) => synonyms[state]?.test(name))
    return meant ? `${id} must be called “${meant}”.` : []
  })
  expect(wrong).toEqual([])
})

const globalsOf: Partial<Record<State, RegExp>> = {
  Phone: /(?:\.\.\.|globals: )phone\b|globals: \{[^}]*value: 'phone'/,
  Urdu: /globals: \{[^}]*language: 'ur'/,
  Arabic: /globals: \{[^}]*language: 'ar'/,
  Dark: /globals: \{[^}]*scheme: 'dark'/,
}

test('a story that is named after a mode is shown in it', async () => {
  const stories = (await readStoryIndex()).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  const inMode = stories.flatMap((story) => {
    const state = getStateOfName(story.name)
    const globals = state && globalsOf[state]
    return globals ? [{ story, globals }] : []
  })
  expect(inMode.length).toBeGreaterThan(20)
  const wrong = inMode.filter(({ story: { importPath, name }, globals }) => {
    const exported = `export const ${name.replaceAll(' ', '')}: `
    const [, text = ''] = readSource(importPath.slice(2)).text.split(exported)
    return !globals.test(text.split('\nexport ')[0] ?? '')
  })
  expect(wrong.map(({ story }) => story.id)).toEqual([])
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
    story('Screens/Admin/Courses/Form', 'Filtered On A Phone'),
    story('Screens/Admin/Courses/Form', 'Dark'),
    story('Screens/Admin/Courses', 'Typical'),
    story('Screens/Admin/Courses', 'Dark'),
    story('Screens/Admin/Courses/Form', 'Typical'),
    story('Screens/Admin/Courses/Form', 'Empty'),
    story('Components/Button', 'Typical'),
  ])
  expect(others).toEqual([])
  expect(screen).toMatchObject({ role: 'Admin', name: 'Courses', stories: { length: 6 } })
  const places = (['Dark', 'Urdu', 'Phone', 'Empty', 'Failed'] as const).map(
    (state) => screen && findStoryOfState(screen, state),
  )
  expect(places).toEqual([
    { href: './?path=/story/screens/admin/courses--dark', isOwn: true },
    { href: './?path=/story/screens/admin/courses--typical&globals=language:ur', isOwn: false },
    { href: './?path=/story/screens/admin/courses/form--filtered on a phone', isOwn: true },
    { href: './?path=/story/screens/admin/courses/form--empty', isOwn: true },
    undefined,
  ])
})
