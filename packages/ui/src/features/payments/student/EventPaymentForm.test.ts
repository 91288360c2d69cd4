import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type EventPaymentValues, emptyPayment, eventPaymentSchema, toRequest } from './EventPaymentForm.tsx'

const rules = { isFree: false, applied: undefined }
/** A backend that stores only the specified fields, and one that stores more. */
const specified = { ...rules, eventId: 3, hasExtensions: false, origin: 'domestic' as const }
const extended = { ...specified, hasExtensions: true }
const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })

test.each<[string, EventPaymentValues, object]>([
  ['nothing', emptyPayment, { receipt: 'Both.', method: '{"rule":"required"}' }],
  ['no receipt', { ...emptyPayment, method: 'bank' }, { receipt: 'Both.' }],
  ['no method', { ...emptyPayment, receipt }, { method: 'Both.' }],
  ['both', { ...emptyPayment, receipt, method: 'bank' }, {}],
])('eventPaymentSchema validates a payment with %s', (_, values, errors) => {
  expect(createValidate(eventPaymentSchema('Both.', rules))(values)).toEqual(errors)
})

const filled: EventPaymentValues = { receipt, method: 'jazzcash', transactionId: ' TX 1 ', code: ' RAMADAN ' }

// proves 2§3.7
test('toRequest sends only the specified fields to a backend without extensions', () => {
  expect(toRequest(filled, specified)).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
  })
})

// proves X70
test('toRequest sends origin, transaction number and code to a backend that stores them', () => {
  expect(toRequest(filled, { ...extended, applied: 'RAMADAN' })).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
    origin: 'domestic',
    transactionId: 'TX 1',
    code: 'RAMADAN',
  })
})

test('toRequest omits an unselected origin', () => {
  expect(toRequest(filled, { ...extended, origin: undefined })).not.toHaveProperty('origin')
})

test('a fully discounted event requires neither receipt nor method and sends only the code', () => {
  const free = { isFree: true, applied: 'ALL' }
  expect(createValidate(eventPaymentSchema('Both.', free))({ ...emptyPayment, code: 'ALL' })).toEqual({})
  const sent = toRequest({ ...emptyPayment, code: 'ALL' }, { ...extended, ...free })
  expect(sent).toEqual({ eventID: 3, code: 'ALL' })
})

// proves X74
test('eventPaymentSchema rejects a typed code that is not applied', () => {
  const noCode = { isFree: false, applied: '' }
  const values: EventPaymentValues = { ...filled, code: 'RAMADAN' }
  expect(createValidate(eventPaymentSchema('Both.', noCode))(values)).toEqual({ code: '{"rule":"notApplied"}' })
  expect(toRequest(values, { ...extended, ...noCode })).not.toHaveProperty('code')
})
