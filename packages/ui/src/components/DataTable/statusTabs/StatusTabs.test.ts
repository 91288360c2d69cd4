import { expect, test } from 'vitest'
import { countByStatus } from './StatusTabs.tsx'

const segments = {
  label: 'Status',
  getStatus: (status: string) => status,
  labels: { pending: 'Pending', active: 'Active', blocked: 'Blocked' },
}
const countLabels = (rows: string[]) => countByStatus(rows, segments).map(({ label, count }) => `${label} ${count}`)

test('countByStatus lists the existing statuses in label order with their counts', () =>
  expect(countLabels(['active', 'pending', 'active', 'on leave'])).toEqual(['Pending 1', 'Active 2']))

test('countByStatus returns nothing if all rows have the same status', () => {
  expect(countLabels(['active', 'active'])).toEqual([])
  expect(countLabels([])).toEqual([])
  expect(countByStatus(['active', 'pending'], undefined)).toEqual([])
})
