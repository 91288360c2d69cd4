import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
  .map((path) => ({ path, text: readFileSync(new URL(path, here), 'utf8') }))

const lists = sources.filter(({ text }) => /<(Data|Times)Table\b/.test(text))

test('every list has text for its empty state', () => {
  expect(lists.length).toBeGreaterThan(15)
  const withoutText = lists.filter(({ text }) => !/\bemptyState=\{\{\s*scene: '\w+',\s*children: t`/.test(text))
  expect(withoutText.map(({ path }) => path)).toEqual([])
})

test('every list with a create button on its page has one in its empty state', () => {
  const pages = sources.filter(({ text }) => /onPress=\{\(\) => onOpen\('new'\)\}|<ListScreen\b/.test(text))
  const createActions = pages.filter(({ text }) => /onPress=\{onCreate\}/.test(text))
  expect(pages.length).toBeGreaterThan(5)
  expect(createActions.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
