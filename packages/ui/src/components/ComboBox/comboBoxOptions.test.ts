import { expect, test } from 'vitest'
import { createTimeZoneOptions, filterRemoteResults, filterOptions } from './comboBoxOptions.ts'

const now = new Date('2026-11-18T09:00:00Z')
const findLabel = (options: { id: string; label: string }[], expected: string) =>
  options.find(({ id }) => id === expected)?.label

test('createTimeZoneOptions adds the current UTC offset to each zone', () => {
  const options = createTimeZoneOptions('en', 'UTC', now)
  expect(findLabel(options, 'Asia/Karachi')).toBe('Asia/Karachi · GMT+5')
  expect(findLabel(options, 'America/New_York')).toBe('America/New York · GMT-5')
  expect(options.filter(({ id }) => id === 'UTC')).toHaveLength(1)
})

test('createTimeZoneOptions keeps a chosen zone that the browser doesn’t know', () => {
  expect(findLabel(createTimeZoneOptions('en', 'Mars/Olympus', now), 'Mars/Olympus')).toBe('Mars/Olympus')
})

const options = [
  { id: '1', label: 'STD-001 · Zaynab Malik' },
  { id: '2', label: 'STD-002 · محمد عثمان' },
  { id: '3', label: 'STD-003 · Áine Ní Bhriain' },
]

test.each([
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['zaynab', ['1']],
  ['malik std-001', ['1']],
  ['aine', ['3']],
  ['مُحَمَّد', ['2']],
  ['zaynab 002', []],
])('filterOptions for %j returns %j', (search, ids) => {
  expect(filterOptions(options, search).map(({ id }) => id)).toEqual(ids)
})

const remoteSearch = {
  query: 'guardian',
  ids: new Set([2, 3]),
  hasMore: false,
  isFetching: false,
  search: () => undefined,
}

test.each([
  ['returns server results regardless of their labels', 'guardian', false, ['2', '3']],
  ['ignores surrounding spaces', ' guardian ', false, ['2', '3']],
  ['filters the previous results by another search', 'guardian aine', false, []],
  ['filters the previous results by another search', 'aine', false, ['3']],
  ['filters the previous results while fetching', 'guardian', true, []],
])('filterRemoteResults %s: %j', (_, search, isFetching, ids) => {
  expect(filterRemoteResults(options, { ...remoteSearch, isFetching }, search).map(({ id }) => id)).toEqual(ids)
})
