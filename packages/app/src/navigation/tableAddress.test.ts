import { expect, test } from 'vitest'
import { readTable, writeTable } from './tableAddress.ts'

test.each([
  ['outlines=3', { search: '', sort: undefined, page: 1 }],
  ['outlines=3&q=noon+%D9%85%D8%AF', { search: 'noon مد', sort: undefined, page: 1 }],
  ['outlines=3&sort=title', { search: '', sort: { column: 'title', direction: 'ascending' }, page: 1 }],
  ['outlines=3&sort=-title&page=4', { search: '', sort: { column: 'title', direction: 'descending' }, page: 4 }],
] as const)('%s', (address, state) => {
  const search = new URLSearchParams(address)
  expect(readTable(search)).toMatchObject(state)
  expect(writeTable(search, readTable(search)).toString()).toBe(address)
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'sort=%3Cb%3E', 'sort='])('%s is as usual', (address) => {
  expect(readTable(new URLSearchParams(address))).toMatchObject({ search: '', page: 1, sort: undefined })
})

test('what is cleared leaves the address', () => {
  const before = new URLSearchParams('outlines=3&q=noon&page=2')
  expect(writeTable(before, { search: '', page: 1, pageSize: 25 }).toString()).toBe('outlines=3')
})
