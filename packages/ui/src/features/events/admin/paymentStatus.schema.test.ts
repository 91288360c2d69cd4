import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { paymentStatusSchema, toReason, toRequest, toValues } from './paymentStatus.schema.ts'

const check = createValidate(paymentStatusSchema)

// proves 1§9.18
test.each(['pending', 'paid', 'rejected'] as const)(
  'payment status %s survives the round trip through the form',
  (status) => {
    const { paymentStatus } = examples.getEventBilling[200][status].billingDetails
    const values = toValues(paymentStatus)
    expect(check(values)).toEqual({})
    expect(toRequest(values)).toBe(status)
  },
)

test.each(['not_required', 'refunded', undefined])(
  'payment status %j selects nothing and fails validation',
  (status) => {
    expect(toValues(status)).toEqual({ paymentStatus: null, reason: '' })
    expect(Object.keys(check(toValues(status)))).toEqual(['paymentStatus'])
  },
)

test('toReason trims the reason, and omits it when blank or for other decisions', () => {
  const reason = ' Too little. '
  expect(toReason({ paymentStatus: 'rejected', reason })).toBe('Too little.')
  expect(toReason({ paymentStatus: 'rejected', reason: '  ' })).toBeUndefined()
  expect(toReason({ paymentStatus: 'paid', reason })).toBeUndefined()
})
