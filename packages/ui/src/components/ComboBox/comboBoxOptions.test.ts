import { expect, test } from 'vitest'
import { createTimeZoneOptions, filterRemoteResults, filterOptions } from './comboBoxOptions.ts'

const now = new Date('2026-11-18T09:00:00Z')
const labelOf = (options: { id: string; label: string }[], wanted: string) =>
  options.find(({ id }) => id === wanted)?.label

test('a time zone has its distance now', () => {
  const options = createTimeZoneOptions('en', 'UTC', now)
  expect(labelOf(options, 'Asia/Karachi')).toBe('Asia/Karachi · GMT+5')
  expect(labelOf(options, 'America/New_York')).toBe('America/New York · GMT-5')
  expect(options.filter(({ id }) => id === 'UTC')).toHaveLength(1)
})

test('a zone that the browser doesn’t know stays a choice when it is chosen', () => {
  expect(labelOf(createTimeZoneOptions('en', 'Mars/Olympus', now), 'Mars/Olympus')).toBe('Mars/Olympus')
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
])('%j finds %j', (search, ids) => {
  expect(filterOptions(options, search).map(({ id }) => id)).toEqual(ids)
})

const part = { query: 'guardian', ids: new Set([2, 3]), hasMore: false, isComing: false, search: () => undefined }

test.each([
  ['what was found elsewhere, whatever its words', 'guardian', false, ['2', '3']],
  ['blanks around the words are no others', ' guardian ', false, ['2', '3']],
  ['of what was found before, what fits', 'guardian aine', false, []],
  ['of what was found before, what fits', 'aine', false, ['3']],
  ['the same while the answer is on its way', 'guardian', true, []],
])('%s: %j', (_, search, isComing, ids) => {
  expect(filterRemoteResults(options, { ...part, isFetching: isComing }, search).map(({ id }) => id)).toEqual(ids)
})
