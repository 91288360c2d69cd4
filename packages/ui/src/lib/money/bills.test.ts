import { examples } from '@maktab/contract/examples'
import { expect, test, describe } from 'vitest'
import { assignBillIds, toBilledItem, formatMonth, hasPrintableReceipt, isFeeOutstanding } from './bills.ts'

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

const bill = { id: 4, receipt: null, paymentMethod: null }
const event = { title: ' Workshop ', description: 'For parents', price: 5 }
const course = { name: 'Tajweed', description: null, price: 0 }

describe('what was paid for', () => {
  // proves 2§3.8
  test.each([
    [{ ...bill, event, course: null }, 'event-4', 'event', 'Workshop', 'For parents', 5],
    [{ ...bill, course }, 'course-4', 'course', 'Tajweed', '', 0],
    [{ ...bill, event: { ...event, title: null, price: null } }, 'event-4', 'event', '', 'For parents', null],
    [{ ...bill, kind: 'event' as const }, 'event-4', 'event', '', '', null],
    [bill, 'course-4', 'course', '', '', null],
  ])('of %j', (entry, key, kind, title, description, price) =>
    expect(toBilledItem(entry)).toMatchObject({ key, kind, title, description, price }),
  )

  // proves 2§4.4
  test.each([
    ['pending', '/uploads/a.jpg', 'underReview'],
    ['pending', null, 'pending'],
    ['paid', '/uploads/a.jpg', 'paid'],
    ['rejected', '/uploads/a.jpg', 'rejected'],
    [undefined, '/uploads/a.jpg', undefined],
  ] as const)('%s with the receipt %s is %s', (paymentStatus, receipt, status) =>
    expect(toBilledItem({ ...bill, receipt, ...(paymentStatus && { paymentStatus }) }).status).toBe(status),
  )
})

test('a month is written as the language writes it, and anything else as it came', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026')
  expect(formatMonth('2027-01', 'en')).toBe('January 2027')
  expect(['2026-13', '', 'soon'].map((text) => formatMonth(text, 'en'))).toEqual(['2026-13', '', 'soon'])
})

test('what was not paid, or not accepted, is owed', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => isFeeOutstanding({ status }))).toEqual(['due', 'overdue', 'rejected'])
})

test('there is a paper of what was sent, also of what was rejected and is overdue since', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => hasPrintableReceipt({ status, isRejected: status === 'rejected' }))).toEqual([
    'rejected',
    'pending',
    'paid',
  ])
  expect(hasPrintableReceipt({ status: 'overdue', isRejected: true })).toBe(true)
})
