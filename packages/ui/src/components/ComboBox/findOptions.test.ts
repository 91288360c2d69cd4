import { expect, test } from 'vitest'
import { findOptions } from './findOptions.ts'

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
  expect(findOptions(options, search).map(({ id }) => id)).toEqual(ids)
})
