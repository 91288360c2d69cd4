import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import {
  coursePaymentMethods,
  eventPaymentMethods,
  paymentMethodName,
  registrationPaymentMethods,
} from './paymentMethods.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// proves 1§9.17, 2§9.1, 2§9.2, D33.1
test.each([
  [eventPaymentMethods, ['JazzCash', 'Bank transfer']],
  [coursePaymentMethods, ['Bank transfer', 'JazzCash']],
  [registrationPaymentMethods, ['Credit card', 'PayPal', 'Bank transfer']],
])('%j are called %j', (methods, names) => {
  expect(methods.map((method) => paymentMethodName(method, i18n))).toEqual(names)
})

test.each([
  ['hawala', 'hawala'],
  ['BANK', 'Bank transfer'],
  ['', ''],
  ['toString', 'toString'],
])('“%s” is called “%s”', (method, name) => {
  expect(paymentMethodName(method, i18n)).toBe(name)
})

// proves 2§9.1, 2§9.2
test('each call takes the methods of the specification, as it spells them, and no others', () => {
  expect(eventPaymentMethods).toEqual(['jazzcash', 'bank'])
  expect(coursePaymentMethods).toEqual(['bank transfer', 'jazzcash'])
  expect(registrationPaymentMethods).toEqual(['Credit Card', 'PayPal', 'Bank Transfer'])
})
