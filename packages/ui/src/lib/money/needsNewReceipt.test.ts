import { type Bill, needsNewReceipt, getBilledItemKey, findNewestBill } from './billsAndFees.ts'
import { expect, test } from 'vitest'

const course = { name: 'Tajweed', description: null, price: 40 }
const bill = (id: number, paymentStatus: NonNullable<Bill['paymentStatus']>, more: Partial<Bill> = {}): Bill => ({
  id,
  receipt: null,
  paymentMethod: null,
  paymentStatus,
  course,
  courseId: 5,
  ...more,
})

test('getBilledItemKey uses the course’s id, otherwise its name, and separates events', () => {
  const { courseId: _, ...unnumbered } = bill(1, 'paid')
  const event = { title: 'Circle', description: null, price: 4 }
  expect(
    [bill(1, 'paid'), unnumbered, bill(1, 'paid', { event, eventId: 5, course: null })].map(getBilledItemKey),
  ).toEqual(['course-5', 'course-Tajweed', 'event-5'])
})

test.each([
  ['the newest payment is rejected', [bill(1, 'rejected')], true],
  ['a newer payment is pending', [bill(1, 'rejected'), bill(2, 'pending')], false],
  ['a newer payment is rejected too', [bill(1, 'rejected'), bill(2, 'rejected')], false],
  ['the course is paid', [bill(2, 'rejected'), bill(1, 'paid')], false],
  ['only another course is paid', [bill(1, 'rejected'), bill(2, 'paid', { courseId: 6 })], true],
  ['no payment is rejected', [bill(1, 'pending')], false],
] as const)('needsNewReceipt when %s', (_, all, isNeeded) => {
  expect(needsNewReceipt(all[0], all, [{ id: 7 }])).toBe(isNeeded)
  expect(findNewestBill(all, 'course-7')).toBeUndefined()
})

// proves X89
test('needsNewReceipt is false for a rejected payment of a course the student is enrolled in', () => {
  const rejected = bill(1, 'rejected')
  expect(needsNewReceipt(rejected, [rejected], [{ id: 5 }])).toBe(false)
  const event = { title: 'Circle', description: null, price: 4 }
  const eventBill = bill(1, 'rejected', { event, eventId: 5, course: null })
  expect(needsNewReceipt(eventBill, [eventBill], [{ id: 5 }])).toBe(true)
})
