import { describe, expect, test } from 'vitest'
import type { SearchEntry } from '#lib/search/searchEntries.ts'
import { createEntrySearch, findHiddenMatch } from './createEntrySearch.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  kind: 'student',
  title,
  ...more,
})

const entries = [
  entry('Rahman Karim', { code: 'STD-012' }),
  entry('Zaynab Malik', { keywords: 'Karim Malik', phones: '+44 7700 900100', email: 'zaynab@example.org' }),
  entry('Akarima Said', { code: 'STD-0120', phones: '0300-1234567' }),
  entry('Karima Noor', { detail: 'STD-012' }),
  entry('محمّد عثمان', { phones: '+92 300 7654321' }),
]
const find = (search: string, isPrivate = false) =>
  createEntrySearch()
    .find(entries, search, isPrivate)
    .shown.map(({ title }) => title)

// proves X58
describe('createEntrySearch ranks results', () => {
  test.each([
    ['karim', ['Rahman Karim', 'Karima Noor', 'Zaynab Malik', 'Akarima Said']],
    ['std-012', ['Rahman Karim', 'Akarima Said', 'Karima Noor']],
    ['STD-٠١٢', ['Rahman Karim', 'Akarima Said', 'Karima Noor']],
    ['07700 900100', ['Zaynab Malik']],
    ['0044 7700-900100', ['Zaynab Malik']],
    ['03001234567', ['Akarima Said']],
    ['300', ['Akarima Said', 'محمّد عثمان']],
    ['محمد', ['محمّد عثمان']],
    ['example.org', ['Zaynab Malik']],
    ['nobody', []],
  ])('%s', (search, titles) => expect(find(search)).toEqual(titles))
})

// proves X58
test('createEntrySearch ignores masked values for matching and ranking', () => {
  for (const search of ['07700 900100', '900100', 'example.org', 'zaynab@']) expect(find(search, true)).toEqual([])
  expect(find('karim', true)).toEqual(find('karim'))
})

test('createEntrySearch returns the best eight and counts the rest', () => {
  const many = [...Array.from({ length: 20 }, (_, at) => entry(`Anoor ${at}`)), entry('Noor')]
  const { shown, more } = createEntrySearch().find(many, 'noor', false)
  expect(shown.map(({ title }) => title)).toEqual(['Noor', ...many.slice(0, 7).map(({ title }) => title)])
  expect(more).toBe(13)
})

test('createEntrySearch returns the cached result for the same query', () => {
  const { find: search } = createEntrySearch()
  expect(search(entries, 'karim', false)).toBe(search(entries, 'karim', false))
  expect(search(entries, 'karim', true)).not.toBe(search(entries, 'karim', false))
})

test.each([
  ['07700900100', false, '+44 7700 900100'],
  ['karim malik', false, 'Karim Malik'],
  ['zaynab@', false, 'zaynab@example.org'],
  ['zaynab@', true, undefined],
  ['malik', false, undefined],
])('findHiddenMatch for %s returns the matching text that isn’t shown', (search, isPrivate, by) =>
  expect(findHiddenMatch(entries[1]!, search, isPrivate)).toBe(by),
)
