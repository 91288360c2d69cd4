import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  getCoursePaymentState,
  getEventPaymentState,
  deriveCourseReference,
  createVisitorReference,
} from './paymentStates.ts'

const { free, pendingWithReceipt, pendingWithoutReceipt, rejected, paid, joined } = examples.listStudentEvents[200]

// proves 2§2.studentEvents.5, 2§4.1, 2§4.2, D18.1, D18.3
test.each([
  ['free', free, { state: 'free', offer: 'join' }],
  ['pending with a receipt', pendingWithReceipt, { state: 'underReview', offer: 'replaceReceipt' }],
  ['pending without one', pendingWithoutReceipt, { state: 'toPay', offer: 'purchase' }],
  ['rejected', rejected, { state: 'rejected', offer: 'purchase' }],
  ['paid', paid, { state: 'paidNotJoined', offer: 'join' }],
  ['joined', joined, { state: 'joined', offer: 'leave' }],
])('getEventPaymentState of an event that is %s', (_, { events }, state) => {
  expect(getEventPaymentState(events[0]!)).toEqual(state)
})

const statuses = ['pending', 'paid', 'rejected', 'not_required'] as const
test.each(statuses.flatMap((payment_status) => [true, false].map((is_member) => ({ payment_status, is_member }))))(
  'getEventPaymentState of a free event offers no purchase: %j',
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
] as const)('getEventPaymentState of a member whose payment is %s offers %s', (payment_status, offer) => {
  expect(getEventPaymentState({ payment_status, is_member: true, event: { price: 10 } }).offer).toBe(offer)
})

test('getEventPaymentState of an unknown status offers nothing', () => {
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
  ['an enrolment in another course', [{ id: 5 }], [], 'none'],
  ['an enrolment and a new payment', [{ id: 4 }], [bill(1, 'pending')], 'enrolled'],
  ['a payment', [], [bill(1, 'pending')], 'underReview'],
  ['a rejected payment', [], [bill(1, 'rejected')], 'rejected'],
  ['a new payment after a rejected one', [], [bill(2, 'pending'), bill(1, 'rejected')], 'underReview'],
  ['a rejected payment after another', [], [bill(1, 'pending'), bill(2, 'rejected')], 'rejected'],
  ['an accepted payment', [], [bill(1, 'paid'), bill(2, 'rejected')], 'enrolled'],
  ['a payment for another course', [], [bill(1, 'pending', 'Qaida')], 'none'],
  ['a payment for another course of the same name', [], [{ ...bill(1, 'pending'), courseId: 9 }], 'none'],
  ['a payment under an older name', [], [{ ...bill(1, 'pending', 'Tajwid'), courseId: 4 }], 'underReview'],
  ['a payment without a status', [], [{ ...bill(1, 'pending'), paymentStatus: undefined }], 'none'],
  ['a payment for an event', [], [{ ...bill(1, 'pending'), course: null }], 'none'],
] as const)('getCoursePaymentState with %s: %s, %s → %s', (_, enrolled, billing, state) => {
  expect(getCoursePaymentState(course, enrolled, billing)).toBe(state)
})

// proves X70
test('createVisitorReference returns references that match the contract and rarely repeat', () => {
  const references = Array.from({ length: 500 }, createVisitorReference)
  for (const reference of references) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  // Two of 500 random references are equal in about one of 9,000 runs.
  expect(new Set(references).size).toBeGreaterThan(495)
})

// proves X70
test('deriveCourseReference returns a unique, stable reference per course', () => {
  const reference = createVisitorReference()
  const references = Array.from({ length: 500 }, (_, id) => deriveCourseReference(reference, id + 1))
  for (const derived of references) expect(derived).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(references).size).toBe(500)
  expect(deriveCourseReference(reference, 7)).toBe(references[6])
  expect(deriveCourseReference('R-ZZZZZZ', 1)).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/)
})

// proves X235
test('getCoursePaymentState of a partly paid course waits for the rest, unless its receipt is under review', () => {
  const [bill] = examples.listStudentBilling[200].recorded.billing
  const course = { id: bill!.courseId, name: bill!.course.name }
  const stateOf = (receipt: string | null) =>
    getCoursePaymentState(course, [], [{ ...bill!, receipt, paymentStatus: 'pending' }])
  expect([stateOf(null), stateOf('/uploads/receipt.jpg')]).toEqual(['partlyPaid', 'underReview'])
})
