import { expect, test } from 'vitest'
import { type Guide, guideSections, guideStatuses, parseGuide } from '../../.storybook/componentDocs/parseGuide.ts'
import { readSource } from '../repoChecks/sources.ts'
import { collectComponentFacts } from '../screenFacts/collectComponentFacts.ts'
import { readStoryIndex } from './readStoryIndex.ts'

const facts = collectComponentFacts()
/** Not for screens: the first wraps all overlays, the second shows only without JavaScript. */
const internal = new Set(['Components/Structure/RestoreFocus', 'Components/Feedback/NoScriptNotice'])
/** Components that people compose with; the group School has parts of a few screens. */
const composed = Object.entries(facts).filter(
  ([title]) => /^Components\/(?!School\/)/.test(title) && !internal.has(title),
)

/** The cells of each row of a Markdown table, without its head. */
const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))

/** What is wrong with a guide. */
function findFaults(guide: Guide, today: string): string[] {
  const names = Object.keys(guide.sections)
  const keyboard = guide.sections.Keyboard ?? ''
  const isWithoutKeys = keyboard.startsWith('Not interactive')
  return [
    ...(guide.summary === '' ? ['the summary is missing'] : []),
    ...(guideStatuses.some((status) => status === guide.status) ? [] : [`the status “${guide.status}” is unknown`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(guide.reviewed) && guide.reviewed <= today ? [] : ['the review date is wrong']),
    ...(names.join() === guideSections.join() ? [] : [`the sections are ${names.join(', ')}`]),
    ...guideSections.filter((name) => guide.sections[name] === '').map((name) => `“${name}” is empty`),
    ...(isWithoutKeys || rowsOf(keyboard).length > 0 ? [] : ['“Keyboard” is neither a table nor “Not interactive”']),
    ...(guide.sections.Anatomy?.startsWith('1. **') ? [] : ['“Anatomy” is no numbered list of parts']),
  ]
}

const read = (path: string) => parseGuide(readSource(path).text)

test('every component that people compose with has a guide', () => {
  expect(composed.length).toBeGreaterThan(60)
  expect(composed.filter(([, { guide }]) => guide === undefined).map(([title]) => title)).toEqual([])
})

test('every guide has a status, a review date and all sections', () => {
  const today = new Date().toISOString().slice(0, 10)
  const faults = Object.values(facts).flatMap(({ guide }) =>
    guide === undefined ? [] : findFaults(read(guide), today).map((fault) => `${guide}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('every guide has a story for “Do” and one for “Don’t”', async () => {
  const entries = await readStoryIndex()
  const guided = Object.entries(facts).filter(([, { guide }]) => guide !== undefined)
  const missing = guided.flatMap(([title]) =>
    ['Do', 'Don’t']
      .filter((name) => !entries.some((entry) => entry.title === title && entry.name === name))
      .map((name) => `${title}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every link of a guide leads to a page or story', async () => {
  const ids = new Set((await readStoryIndex()).map(({ id }) => id))
  const broken = Object.values(facts).flatMap(({ guide }) => {
    const links = guide === undefined ? [] : [...readSource(guide).text.matchAll(/\]\(([^)]*)\)/g)]
    return links
      .map(([, href = '']) => href)
      .filter((href) => !ids.has(/^\?path=\/(?:docs|story)\/(.*)$/.exec(href)?.[1] ?? ''))
      .map((href) => `${guide}: ${href}`)
  })
  expect(broken).toEqual([])
})

test('an incomplete guide is rejected', () => {
  const guide = parseGuide('---\nstatus: done\nreviewed: 2027-01-01\n---\n\n## Use it when\n\n## Keyboard\n\nTab\n')
  expect(findFaults(guide, '2026-12-01')).toEqual([
    'the summary is missing',
    'the status “done” is unknown',
    'the review date is wrong',
    'the sections are Use it when, Keyboard',
    '“Use it when” is empty',
    '“Keyboard” is neither a table nor “Not interactive”',
    '“Anatomy” is no numbered list of parts',
  ])
})

test('components name the screens whose files import them', () => {
  const titlesOf = (title: string) => facts[title]?.screens
  expect(titlesOf('Components/Actions/Button')).toContain('Screens/Admin/Courses')
  expect(titlesOf('Components/Content/ColumnChart')).toContain('Screens/Admin/Income')
  expect(titlesOf('Components/Content/ColumnChart')).not.toContain('Screens/Public/Sign in')
})
