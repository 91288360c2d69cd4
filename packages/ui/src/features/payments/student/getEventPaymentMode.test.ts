import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { getEventPaymentMode } from './EventPaymentForm.tsx'

const { free, pendingWithReceipt, pendingWithoutReceipt, rejected, paid, joined } = examples.listStudentEvents[200]
const now = new Date('2026-11-18T05:00:00Z')
const later = new Date('2027-03-01T05:00:00Z')

test.each([
  ['free', free, now, 'settled'],
  ['paid', paid, now, 'settled'],
  ['joined', joined, now, 'settled'],
  ['not paid', pendingWithoutReceipt, now, 'first'],
  ['rejected', rejected, now, 'again'],
  ['under review', pendingWithReceipt, now, 'replacement'],
  ['not paid, over', pendingWithoutReceipt, later, 'over'],
  ['under review, over', pendingWithReceipt, later, 'over'],
] as const)('getEventPaymentMode of an event that is %s', (_, { events }, moment, mode) => {
  expect(getEventPaymentMode(events[0], 'Asia/Karachi', moment)).toBe(mode)
})

test('getEventPaymentMode returns gone for a missing event', () =>
  expect(getEventPaymentMode(undefined, 'Asia/Karachi', now)).toBe('gone'))
