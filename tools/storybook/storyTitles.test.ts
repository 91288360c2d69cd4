import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readStoryIndex } from './readStoryIndex.ts'

/** The groups of the sidebar in order, with their sections. .storybook/preview.tsx sorts by the same list. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'Start here': [],
  'Screens map': [],
  Design: [],
  Components: ['Actions', 'Fields', 'Lists', 'Overlays', 'Feedback', 'Structure', 'Content', 'School'],
  Forms: [],
  Layouts: [],
  Screens: ['Public', 'Student', 'Teacher', 'Admin', 'Shared'],
  Print: [],
  Emails: [],
}

const SENTENCE_CASE = /^[A-Z][a-z]*( ([a-z]+|IDs|ID|Urdu))*$/

/** What is wrong with a title: `Group/Section/Name` or `Group/Name`, then the names of parts. Undefined if it is right. */
function findTitleFault(title: string, importPath: string): string | undefined {
  const [group = '', ...rest] = title.split('/')
  const sections = groups[group]
  if (!sections) return `${title}: “${group}” is no group of the sidebar.`
  if (sections.length > 0 && !sections.includes(rest[0] ?? ''))
    return `${title}: “${rest[0]}” is no section of ${group}.`
  const [name, ...parts] = sections.length > 0 ? rest.slice(1) : rest
  // A component keeps the name that it has in code: that of its file or folder.
  const isComponent = name === basename(importPath).split('.')[0] || importPath.split('/').includes(name ?? '')
  const wrong = (isComponent && group !== 'Screens' ? parts : [name, ...parts]).find(
    (part) => part !== undefined && !SENTENCE_CASE.test(part),
  )
  return wrong === undefined ? undefined : `${title}: “${wrong}” must be a component's name or in sentence case.`
}

test('every title in the sidebar has a known group and one style', async () => {
  const entries = await readStoryIndex()
  expect(entries.length).toBeGreaterThan(2000)
  const faults = entries.flatMap(({ title, importPath }) => findTitleFault(title, importPath) ?? [])
  expect([...new Set(faults)]).toEqual([])
})

test('the sidebar shows groups and sections in this order', async () => {
  const titles = (await readStoryIndex()).map(({ title }) => title.split('/'))
  expect([...new Set(titles.map(([group]) => group))]).toEqual(Object.keys(groups))
  for (const group of ['Components', 'Screens']) {
    const sections = titles.filter(([first]) => first === group).map(([, section]) => section)
    expect([...new Set(sections)]).toEqual(groups[group])
  }
})

test.each([
  ['Components/Actions/PushButton', 'must be a component'],
  ['Components/Buttons/Button', 'no section'],
  ['Widgets/Button', 'no group'],
  ['Screens/Admin/EventMembers', 'must be a component'],
  ['Screens/Admin/Event Members', 'must be a component'],
])('the title %s is rejected', (title, fault) => {
  expect(findTitleFault(title, './src/components/Button/Button.stories.tsx')).toContain(fault)
})

test.each(['Components/Actions/Button', 'Components/Actions/Button/With icon', 'Screens/Admin/Event members'])(
  'the title %s is accepted',
  (title) => {
    expect(findTitleFault(title, './src/components/Button/Button.stories.tsx')).toBeUndefined()
  },
)
