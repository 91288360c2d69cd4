import { describe, expect, test } from 'vitest'
import { toBilledItem } from './toBilledItem.ts'

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
