import { expect, test } from 'vitest'
import { validateWith } from '#forms/validateWith.ts'
import { type EventPaymentValues, emptyPayment, eventPaymentSchema, toRequest } from './eventPayment.schema.ts'

const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })

test.each<[string, EventPaymentValues, object]>([
  ['nothing', emptyPayment, { receipt: 'Both.', method: 'Both.' }],
  ['no receipt', { receipt: null, method: 'bank' }, { receipt: 'Both.' }],
  ['no method', { receipt, method: null }, { method: 'Both.' }],
  ['both', { receipt, method: 'bank' }, {}],
])('with %s', (_, values, errors) => {
  expect(validateWith(eventPaymentSchema('Both.'))(values)).toEqual(errors)
})

test('the request has the names of the wire', () => {
  expect(toRequest({ receipt, method: 'jazzcash' }, 3)).toEqual({ eventID: 3, receipt, method: 'jazzcash' })
})
