import { examples } from '@maktab/contract/examples'
import { expect, test, describe } from 'vitest'
import { assignBillIds, toBilledItem, formatMonth, hasPrintableReceipt, isFeeOutstanding } from './billsAndFees.ts'

const { billing } = examples.listStudentBilling[200].typical

// proves 2§3.8
test('assignBillIds numbers bills without ids, so that their keys are unique', () => {
  const bare = billing.map(({ event, course, receipt, paymentMethod }) => ({ event, course, receipt, paymentMethod }))
  const keys = assignBillIds(bare).map((bill) => toBilledItem(bill).key)
  expect(keys[0]).toBe(`${toBilledItem({ ...billing[0]!, id: 1 }).kind}-1`)
  expect(new Set(keys).size).toBe(bare.length)
})

test('assignBillIds keeps existing ids', () => {
  expect(assignBillIds(billing).map(({ id }) => id)).toEqual(billing.map(({ id }) => id))
})

const bill = { id: 4, receipt: null, paymentMethod: null }
const event = { title: ' Workshop ', description: 'For parents', price: 5 }
const course = { name: 'Tajweed', description: null, price: 0 }

describe('toBilledItem', () => {
  // proves 2§3.8
  test.each([
    [{ ...bill, event, course: null }, 'event-4', 'event', 'Workshop', 'For parents', 5],
    [{ ...bill, course }, 'course-4', 'course', 'Tajweed', '', 0],
    [{ ...bill, event: { ...event, title: null, price: null } }, 'event-4', 'event', '', 'For parents', null],
    [{ ...bill, kind: 'event' as const }, 'event-4', 'event', '', '', null],
    [bill, 'course-4', 'course', '', '', null],
  ])('reads %j', (entry, key, kind, title, description, price) =>
    expect(toBilledItem(entry)).toMatchObject({ key, kind, title, description, price }),
  )

  // proves 2§4.4
  test.each([
    ['pending', '/uploads/a.jpg', 'underReview'],
    ['pending', null, 'pending'],
    ['paid', '/uploads/a.jpg', 'paid'],
    ['rejected', '/uploads/a.jpg', 'rejected'],
    [undefined, '/uploads/a.jpg', undefined],
  ] as const)('a %s payment with the receipt %s has the status %s', (paymentStatus, receipt, status) =>
    expect(toBilledItem({ ...bill, receipt, ...(paymentStatus && { paymentStatus }) }).status).toBe(status),
  )
})

test('formatMonth formats a month in the locale and returns other text unchanged', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026')
  expect(formatMonth('2027-01', 'en')).toBe('January 2027')
  expect(['2026-13', '', 'soon'].map((text) => formatMonth(text, 'en'))).toEqual(['2026-13', '', 'soon'])
})

test('isFeeOutstanding is true for due, overdue and rejected fees', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => isFeeOutstanding({ status }))).toEqual(['due', 'overdue', 'rejected'])
})

test('hasPrintableReceipt is true for submitted fees, including rejected ones that are overdue', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => hasPrintableReceipt({ status, isRejected: status === 'rejected' }))).toEqual([
    'rejected',
    'pending',
    'paid',
  ])
  expect(hasPrintableReceipt({ status: 'overdue', isRejected: true })).toBe(true)
})
