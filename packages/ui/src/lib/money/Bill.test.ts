import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { assignBillIds } from './Bill.ts'
import { toBilledItem } from './toBilledItem.ts'

const { billing } = examples.listStudentBilling[200].typical

// proves 2§3.8
test('bills without ids get their places, so that each has a key of its own', () => {
  const bare = billing.map(({ event, course, receipt, paymentMethod }) => ({ event, course, receipt, paymentMethod }))
  const keys = assignBillIds(bare).map((bill) => toBilledItem(bill).key)
  expect(keys[0]).toBe(`${toBilledItem({ ...billing[0]!, id: 1 }).kind}-1`)
  expect(new Set(keys).size).toBe(bare.length)
})

test('bills with ids keep them', () => {
  expect(assignBillIds(billing).map(({ id }) => id)).toEqual(billing.map(({ id }) => id))
})
