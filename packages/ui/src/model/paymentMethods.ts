import type { CoursePurchase, EventPayment, RegisteredCourse } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { everyOf } from './everyOf.ts'

/** Each call keeps the values of its own (1§9, 2§9). */
export const eventPaymentMethods = everyOf<EventPayment['method']>()('jazzcash', 'bank')
export const coursePaymentMethods = everyOf<NonNullable<CoursePurchase['paymentMethod']>>()('bank transfer', 'jazzcash')
export const registrationPaymentMethods = everyOf<NonNullable<RegisteredCourse['billing']>['payment_method']>()(
  'Credit Card',
  'PayPal',
  'Bank Transfer',
)

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['jazzcash', msg`JazzCash`],
  ['bank', msg`Bank transfer`],
  ['bank transfer', msg`Bank transfer`],
  ['credit card', msg`Credit card`],
  ['paypal', msg`PayPal`],
])

/** A payment method’s name for a person; one that isn’t in the table shows as itself. */
export function paymentMethodName(method: string, i18n: I18n): string {
  const name = names.get(method.trim().toLowerCase())
  return name ? i18n._(name) : method
}
