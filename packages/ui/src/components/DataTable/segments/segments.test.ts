import { expect, test } from 'vitest'
import { countSegments } from './segments.ts'

const segments = {
  label: 'Status',
  kindOf: (status: string) => status,
  words: { pending: 'Pending', active: 'Active', blocked: 'Blocked' },
}
const counted = (rows: string[]) => countSegments(rows, segments).map(({ word, count }) => `${word} ${count}`)

test('each kind that there is stands in its place, with how many there are', () =>
  expect(counted(['active', 'pending', 'active', 'on leave'])).toEqual(['Pending 1', 'Active 2']))

test('where all are of one kind there is nothing to choose', () => {
  expect(counted(['active', 'active'])).toEqual([])
  expect(counted([])).toEqual([])
  expect(countSegments(['active', 'pending'], undefined)).toEqual([])
})
