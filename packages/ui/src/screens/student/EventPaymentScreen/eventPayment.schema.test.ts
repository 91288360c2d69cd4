import { expect, test } from 'vitest'
import { validateWith } from '#forms/validateWith.ts'
import { eventPaymentMethods } from '#model/paymentMethods.ts'
import { type EventPaymentValues, emptyPayment, eventPaymentSchema, toRequest } from './eventPayment.schema.ts'

const methods = eventPaymentMethods.map((id) => ({ id, label: id }))
const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })

test.each<[string, EventPaymentValues, object]>([
  ['nothing', emptyPayment, { receipt: 'Both.', method: 'Both.' }],
  ['no receipt', { ...emptyPayment, method: 'bank' }, { receipt: 'Both.' }],
  ['no method', { ...emptyPayment, receipt }, { method: 'Both.' }],
  ['both', { ...emptyPayment, receipt, method: 'bank' }, {}],
])('with %s', (_, values, errors) => {
  expect(validateWith(eventPaymentSchema('Both.', { isFree: false, methods, applied: undefined }))(values)).toEqual(
    errors,
  )
})

const paid: EventPaymentValues = { receipt, method: 'jazzcash', transactionId: ' TX 1 ', code: ' RAMADAN ' }

test('the request has the names of the wire, and no others where the backend keeps no more', () => {
  expect(toRequest(paid, { eventId: 3, isFree: false, methods, applied: undefined, origin: undefined })).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
  })
})

// proves X70
test('from where one pays, the bank’s number and a code go along where they are kept', () => {
  expect(toRequest(paid, { eventId: 3, isFree: false, methods, applied: 'RAMADAN', origin: 'domestic' })).toEqual({
    eventID: 3,
    receipt,
    method: 'jazzcash',
    origin: 'domestic',
    transactionId: 'TX 1',
    code: 'RAMADAN',
  })
})

// proves X71
test('the only method needn’t be chosen', () => {
  const bank = methods.find(({ id }) => id === 'bank')
  const values = { ...emptyPayment, receipt }
  expect(
    validateWith(eventPaymentSchema('Both.', { isFree: false, methods: [bank!], applied: undefined }))(values),
  ).toEqual({})
  expect(
    toRequest(values, { eventId: 3, isFree: false, methods: [bank!], applied: undefined, origin: undefined }).method,
  ).toBe('bank')
})

test('what is wholly taken off asks for neither, and sends the code alone', () => {
  const rules = { isFree: true, methods, applied: 'ALL' }
  expect(validateWith(eventPaymentSchema('Both.', rules))({ ...emptyPayment, code: 'ALL' })).toEqual({})
  const sent = toRequest({ ...emptyPayment, code: 'ALL' }, { ...rules, eventId: 3, origin: 'domestic' })
  expect(sent).toEqual({ eventID: 3, code: 'ALL' })
})

// proves X74
test('a code that was typed and not applied is refused at its field', () => {
  const rules = { isFree: false, methods, applied: '' }
  const values: EventPaymentValues = { ...paid, code: 'RAMADAN' }
  expect(validateWith(eventPaymentSchema('Both.', rules))(values)).toEqual({ code: '{"rule":"notApplied"}' })
  expect(toRequest(values, { ...rules, eventId: 3, origin: 'domestic' })).not.toHaveProperty('code')
})
