import { expect, test } from 'vitest'
import { readTableParams, writeTableParams } from './useTableSearchParams.ts'

test.each([
  ['outlines=3', { search: '', sort: undefined, page: 1 }],
  ['outlines=3&q=noon+%D9%85%D8%AF', { search: 'noon مد', sort: undefined, page: 1 }],
  ['outlines=3&sort=title', { search: '', sort: { column: 'title', direction: 'ascending' }, page: 1 }],
  ['outlines=3&sort=-title&page=4', { search: '', sort: { column: 'title', direction: 'descending' }, page: 4 }],
  ['outlines=3&status=not_required', { search: '', statusTab: 'not_required', page: 1 }],
  ['outlines=3&page=2&size=50', { page: 2, pageSize: 50, hidden: [] }],
  ['outlines=3&hide=phone%2Cemail', { pageSize: 25, hidden: ['phone', 'email'] }],
  [
    'outlines=3&q=noon&status=paid&sort=-title&page=2&size=100&hide=phone',
    { page: 2, pageSize: 100, hidden: ['phone'] },
  ],
] as const)('%s', (address, state) => {
  const search = new URLSearchParams(address)
  expect(readTableParams(search)).toMatchObject(state)
  expect(writeTableParams(search, readTableParams(search)).toString()).toBe(address)
})

const invalidAddresses = [
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'sort=%3Cb%3E',
  'sort=',
  'status=',
  'status=%3Cb%3E',
  'size=9999',
  'size=',
  'hide=',
  'hide=,%3Cb%3E',
]
test.each(invalidAddresses)('%s gives the default state', (address) => {
  const defaultState = { search: '', page: 1, sort: undefined, pageSize: 25, hidden: [] }
  expect(readTableParams(new URLSearchParams(address))).toEqual(defaultState)
})

// proves D48.2
test('cleared parameters are removed from the address', () => {
  const before = new URLSearchParams('outlines=3&q=noon&status=paid&page=2&size=50&hide=phone')
  expect(writeTableParams(before, { search: '', page: 1, pageSize: 25 }).toString()).toBe('outlines=3')
})
