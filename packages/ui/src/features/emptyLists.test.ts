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
  const pages = sources.filter(({ text }) => /\bonOpen\('new'\)|<ListScreen\b/.test(text))
  expect(pages.length).toBeGreaterThan(5)
  const withoutList = pages.filter(({ text }) => !/\bonCreate\b/.test(text))
  expect(withoutList.map(({ path }) => path)).toEqual([])
  const creating = lists.filter(({ text }) => /\bonCreate\b/.test(text))
  expect(creating.length).toBeGreaterThan(5)
  const withoutButton = creating.filter(({ text }) => !/\bemptyState=\{\{[^]*onPress=\{onCreate\}/.test(text))
  expect(withoutButton.map(({ path }) => path)).toEqual([])
})
