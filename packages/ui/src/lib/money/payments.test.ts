import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  getCoursePaymentState,
  getEventPaymentState,
  deriveCourseReference,
  createVisitorReference,
} from './payments.ts'

const { free, pendingWithReceipt, pendingWithoutReceipt, rejected, paid, joined } = examples.listStudentEvents[200]

// proves 2§2.studentEvents.5, 2§4.1, 2§4.2, D18.1, D18.3
test.each([
  ['free', free, { state: 'free', offer: 'join' }],
  ['pending with a receipt', pendingWithReceipt, { state: 'underReview', offer: 'replaceReceipt' }],
  ['pending without one', pendingWithoutReceipt, { state: 'toPay', offer: 'purchase' }],
  ['rejected', rejected, { state: 'rejected', offer: 'purchase' }],
  ['paid', paid, { state: 'paidNotJoined', offer: 'join' }],
  ['joined', joined, { state: 'joined', offer: 'leave' }],
])('an event that is %s', (_, { events }, state) => {
  expect(getEventPaymentState(events[0]!)).toEqual(state)
})

const statuses = ['pending', 'paid', 'rejected', 'not_required'] as const
test.each(statuses.flatMap((payment_status) => [true, false].map((is_member) => ({ payment_status, is_member }))))(
  'nobody pays for a free event: %j',
  (entry) => {
    expect(getEventPaymentState({ ...entry, receipt: null, event: { price: 0 } }).offer).toBe(
      entry.is_member ? 'leave' : 'join',
    )
  },
)

// proves 2§4.2
test.each([
  ['pending', 'purchase'],
  ['rejected', 'purchase'],
  ['paid', 'leave'],
  ['not_required', 'leave'],
] as const)('a member whose payment is %s is offered to %s', (payment_status, offer) => {
  expect(getEventPaymentState({ payment_status, is_member: true, event: { price: 10 } }).offer).toBe(offer)
})

test('a status that isn’t agreed offers nothing', () => {
  const entry = { ...pendingWithReceipt.events[0]!, payment_status: 'refunded' as 'paid' }
  expect(getEventPaymentState(entry)).toEqual({ state: 'unknown', word: 'refunded', offer: null })
})

const course = { id: 4, name: 'Tajweed' }
const bill = (id: number, paymentStatus: 'pending' | 'paid' | 'rejected', name = 'Tajweed') => ({
  id,
  paymentStatus,
  course: { name, description: null, price: 40 },
  receipt: '/uploads/receipt-1.jpg',
  paymentMethod: 'jazzcash',
})

test.each([
  ['nothing', [], [], 'none'],
  ['an enrolment', [{ id: 4 }], [], 'enrolled'],
  ['an enrolment elsewhere', [{ id: 5 }], [], 'none'],
  ['an enrolment and a new payment', [{ id: 4 }], [bill(1, 'pending')], 'enrolled'],
  ['a payment', [], [bill(1, 'pending')], 'underReview'],
  ['a rejected payment', [], [bill(1, 'rejected')], 'rejected'],
  ['a new payment after a rejected one', [], [bill(2, 'pending'), bill(1, 'rejected')], 'underReview'],
  ['a rejected payment after another', [], [bill(1, 'pending'), bill(2, 'rejected')], 'rejected'],
  ['an accepted payment', [], [bill(1, 'paid'), bill(2, 'rejected')], 'enrolled'],
  ['a payment for another course', [], [bill(1, 'pending', 'Qaida')], 'none'],
  ['a namesake’s payment', [], [{ ...bill(1, 'pending'), courseId: 9 }], 'none'],
  ['a payment under an older name', [], [{ ...bill(1, 'pending', 'Tajwid'), courseId: 4 }], 'underReview'],
  ['a payment whose status isn’t told', [], [{ ...bill(1, 'pending'), paymentStatus: undefined }], 'none'],
  ['a payment for an event', [], [{ ...bill(1, 'pending'), course: null }], 'none'],
] as const)('%s: %s, %s → %s', (_, enrolled, billing, state) => {
  expect(getCoursePaymentState(course, enrolled, billing)).toBe(state)
})

// proves X70
test('references of visitors have the letters that the contract takes, and differ', () => {
  const made = Array.from({ length: 500 }, createVisitorReference)
  for (const reference of made) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(made).size).toBe(500)
})

// proves X70
test('each course of a visitor has a reference of its own, always the same', () => {
  const reference = createVisitorReference()
  const made = Array.from({ length: 500 }, (_, id) => deriveCourseReference(reference, id + 1))
  for (const one of made) expect(one).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(made).size).toBe(500)
  expect(deriveCourseReference(reference, 7)).toBe(made[6])
  expect(deriveCourseReference('R-ZZZZZZ', 1)).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
})
