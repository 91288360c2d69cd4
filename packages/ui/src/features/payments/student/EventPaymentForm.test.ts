import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type EventPaymentValues, emptyPayment, eventPaymentSchema, toRequest } from './EventPaymentForm.tsx'

const rules = { isFree: false, applied: undefined }
/** A backend that keeps only what the specification names, and one that keeps more. */
const specified = { ...rules, eventId: 3, isKept: false, origin: 'domestic' as const }
const kept = { ...specified, isKept: true }
const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })

test.each<[string, EventPaymentValues, object]>([
  ['nothing', emptyPayment, { receipt: 'Both.', method: '{"rule":"required"}' }],
  ['no receipt', { ...emptyPayment, method: 'bank' }, { receipt: 'Both.' }],
  ['no method', { ...emptyPayment, receipt }, { method: 'Both.' }],
  ['both', { ...emptyPayment, receipt, method: 'bank' }, {}],
])('with %s', (_, values, errors) => {
  expect(createValidate(eventPaymentSchema('Both.', rules))(values)).toEqual(errors)
})

const paid: EventPaymentValues = { receipt, method: 'jazzcash', transactionId: ' TX 1 ', code: ' RAMADAN ' }

// proves 2§3.7
test('a backend that keeps no more is sent the names of the specification and no others', () => {
  expect(toRequest(paid, specified)).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
  })
})

// proves X70
test('origin, transaction number and code are sent to a backend that keeps them', () => {
  expect(toRequest(paid, { ...kept, applied: 'RAMADAN' })).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
    origin: 'domestic',
    transactionId: 'TX 1',
    code: 'RAMADAN',
  })
})

test('an origin that was not chosen is not sent', () => {
  expect(toRequest(paid, { ...kept, origin: undefined })).not.toHaveProperty('origin')
})

test('what is wholly taken off asks for neither, and sends the code alone', () => {
  const free = { isFree: true, applied: 'ALL' }
  expect(createValidate(eventPaymentSchema('Both.', free))({ ...emptyPayment, code: 'ALL' })).toEqual({})
  const sent = toRequest({ ...emptyPayment, code: 'ALL' }, { ...kept, ...free })
  expect(sent).toEqual({ eventID: 3, code: 'ALL' })
})

// proves X74
test('a code that was typed and not applied is refused at its field', () => {
  const noCode = { isFree: false, applied: '' }
  const values: EventPaymentValues = { ...paid, code: 'RAMADAN' }
  expect(createValidate(eventPaymentSchema('Both.', noCode))(values)).toEqual({ code: '{"rule":"notApplied"}' })
  expect(toRequest(values, { ...kept, ...noCode })).not.toHaveProperty('code')
})
