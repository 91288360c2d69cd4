import { type Bill, needsNewReceipt, getBilledItemKey, findNewestBill } from './bills.ts'
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

test('the payments of a course are told by its number, without one by its name; those of an event apart', () => {
  const { courseId: _, ...unnumbered } = bill(1, 'paid')
  const event = { title: 'Circle', description: null, price: 4 }
  expect(
    [bill(1, 'paid'), unnumbered, bill(1, 'paid', { event, eventId: 5, course: null })].map(getBilledItemKey),
  ).toEqual(['course-5', 'course-Tajweed', 'event-5'])
})

test.each([
  ['the newest', [bill(1, 'rejected')], true],
  ['one that was answered', [bill(1, 'rejected'), bill(2, 'pending')], false],
  ['one before another that was rejected', [bill(1, 'rejected'), bill(2, 'rejected')], false],
  ['one of a course that is paid', [bill(2, 'rejected'), bill(1, 'paid')], false],
  ['one beside another course', [bill(1, 'rejected'), bill(2, 'paid', { courseId: 6 })], true],
  ['none', [bill(1, 'pending')], false],
] as const)('another receipt answers %s', (_, all, isAsked) => {
  expect(needsNewReceipt(all[0], all, [{ id: 7 }])).toBe(isAsked)
  expect(findNewestBill(all, 'course-7')).toBeUndefined()
})

// proves X89
test('none answers one of a course that came to be free since, and is one’s own', () => {
  const rejected = bill(1, 'rejected')
  expect(needsNewReceipt(rejected, [rejected], [{ id: 5 }])).toBe(false)
  const event = { title: 'Circle', description: null, price: 4 }
  const ofEvent = bill(1, 'rejected', { event, eventId: 5, course: null })
  expect(needsNewReceipt(ofEvent, [ofEvent], [{ id: 5 }])).toBe(true)
})
