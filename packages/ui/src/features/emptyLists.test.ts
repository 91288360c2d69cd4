import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
  .map((path) => ({ path, text: readFileSync(new URL(path, here), 'utf8') }))

const lists = sources.filter(({ text }) => /<(Data|Times)Table\b/.test(text))

test('every list says how it gets filled where it is empty', () => {
  expect(lists.length).toBeGreaterThan(15)
  const silent = lists.filter(({ text }) => !/\bemptyState=\{\{\s*scene: '\w+',\s*children: t`/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('every list that one adds to by a button of its page has the way there where it is empty', () => {
  const pages = sources.filter(({ text }) => /onPress=\{\(\) => onOpen\('new'\)\}/.test(text))
  const ways = pages.filter(({ text }) => /\bonCreate=\{/.test(text))
  expect(pages.length).toBeGreaterThan(5)
  expect(ways.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
