import { expect, test } from 'vitest'
import { countByStatus } from './StatusTabs.tsx'

const segments = {
  label: 'Status',
  getStatus: (status: string) => status,
  labels: { pending: 'Pending', active: 'Active', blocked: 'Blocked' },
}
const counted = (rows: string[]) => countByStatus(rows, segments).map(({ label, count }) => `${label} ${count}`)

test('each kind that there is stands in its place, with how many there are', () =>
  expect(counted(['active', 'pending', 'active', 'on leave'])).toEqual(['Pending 1', 'Active 2']))

test('where all are of one kind there is nothing to choose', () => {
  expect(counted(['active', 'active'])).toEqual([])
  expect(counted([])).toEqual([])
  expect(countByStatus(['active', 'pending'], undefined)).toEqual([])
})
