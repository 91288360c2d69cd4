import { expect, test } from 'vitest'
import { describeResult, getEvidenceHref, getResult, getThumbnailSrc } from '../../.storybook/screensMap/evidence.ts'
import { type ScreenFilter, filterScreens, noFilter } from '../../.storybook/screensMap/filterScreens.ts'
import { type StoryEntry, groupScreens } from '../../.storybook/screensMap/screenStories.ts'
import type { Evidence } from '../storyEvidence/evidence.ts'
import { collectScreenFacts } from '../screenFacts/collectScreenFacts.ts'

const story = (title: string, name: string): StoryEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  importPath: './a.stories.tsx',
})

const screens = groupScreens([
  story('Screens/Admin/Courses', 'Typical'),
  story('Screens/Admin/Courses', 'Dark'),
  story('Screens/Admin/Policies', 'Typical'),
  story('Screens/Admin/Policies/Form', 'Phone'),
  story('Screens/Student/Policies', 'Typical'),
])

const axe = { kind: 'axe', detail: 'Contrast is 4.1' } as const

const evidence: Evidence = {
  commit: '0a6d03c2',
  date: '2026-11-18T09:00:00Z',
  minutes: 42,
  indexed: 5,
  rtl: 'ur',
  tested: {},
  undecided: {},
  modes: ['ltr-light-desktop', 'ltr-dark-desktop', 'rtl-light-phone'],
  stories: {
    'Screens/Admin/Courses--Typical': {
      title: 'Screens/Admin/Courses',
      name: 'Typical',
      modes: { 'ltr-light-desktop': [], 'ltr-dark-desktop': [axe] },
    },
    'Screens/Admin/Policies/Form--Phone': {
      title: 'Screens/Admin/Policies/Form',
      name: 'Phone',
      modes: { 'ltr-light-desktop': [], 'rtl-light-phone': [axe, axe] },
    },
    'Screens/Student/Policies--Typical': {
      title: 'Screens/Student/Policies',
      name: 'Typical',
      modes: { 'ltr-light-desktop': [], 'ltr-dark-desktop': [] },
    },
  },
}

const facts = collectScreenFacts()
const find = (filter: Partial<ScreenFilter>) =>
  filterScreens(screens, { ...noFilter, ...filter }, { facts, evidence }).map(({ title }) =>
    title.replace('Screens/', ''),
  )

test('without a filter all screens are shown', () => {
  expect(find({})).toEqual(['Admin/Courses', 'Admin/Policies', 'Student/Policies'])
})

test.each([
  ['courses', ['Admin/Courses']],
  ['/student/policy', ['Student/Policies']],
  ['saveCourse', ['Admin/Courses']],
  ['POST /course/create-course', ['Admin/Courses']],
  ['1§2.courses.1', ['Admin/Courses']],
  ['admin policies savePolicy', ['Admin/Policies']],
  ['nothing like it', []],
])('the text “%s” finds %j', (text, found) => {
  expect(find({ text })).toEqual(found)
})

test('role, missing states and faults narrow the list together', () => {
  expect(find({ role: 'Admin' })).toEqual(['Admin/Courses', 'Admin/Policies'])
  expect(find({ missing: ['Dark'] })).toEqual(['Admin/Policies', 'Student/Policies'])
  expect(find({ missing: ['Dark', 'Phone'] })).toEqual(['Admin/Courses', 'Admin/Policies', 'Student/Policies'])
  expect(find({ faulty: ['Dark'] })).toEqual(['Admin/Courses'])
  expect(find({ faulty: ['Phone', 'Urdu'] })).toEqual(['Admin/Policies'])
  expect(find({ faulty: ['Dark', 'Urdu'], missing: ['Phone'] })).toEqual(['Admin/Courses'])
})

test('a badge counts faults, or else modes, of all stories of a screen', () => {
  expect(screens.map((screen) => describeResult(getResult(screen, evidence)))).toEqual([
    '1 fault',
    '2 faults',
    '2 modes pass',
  ])
  expect(screens.map((screen) => describeResult(getResult(screen, undefined)))).toEqual(
    screens.map(() => 'not checked'),
  )
})

test('pictures and reports have the addresses of the evidence command', () => {
  expect(screens.map(getEvidenceHref)[0]).toBe('./evidence/screens/screens-admin-courses.html')
  expect(getThumbnailSrc('a--typical')).toBe('./evidence/thumbnails/a--typical.webp')
  expect(getThumbnailSrc('a--typical', 'ur')).toBe('./evidence/thumbnails/a--typical.ur.webp')
})
