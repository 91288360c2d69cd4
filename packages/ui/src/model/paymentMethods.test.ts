import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import {
  courseMethodOf,
  coursePaymentMethods,
  eventMethodOf,
  eventPaymentMethods,
  methodsToOffer,
  paymentMethodName,
  registrationMethodOf,
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

const way = (kind: 'bank' | 'wallet', name: string) => ({ kind, name, accountTitle: 'Maktab', accountNumber: '1' })
const bank = way('bank', 'Example Bank')
const jazzcash = way('wallet', 'JazzCash')
const other = way('wallet', 'Easypaisa')
const paypal = way('wallet', 'PayPal')

// proves X71
test.each([
  [
    'words alone',
    [],
    ['Bank transfer', 'JazzCash'],
    ['JazzCash', 'Bank transfer'],
    ['Credit card', 'PayPal', 'Bank transfer'],
  ],
  ['only a bank', [bank], ['Bank transfer'], ['Bank transfer'], ['Bank transfer']],
  ['only a wallet', [other], ['Easypaisa'], ['Easypaisa'], ['Easypaisa']],
  ['two wallets', [jazzcash, other], ['Mobile wallet'], ['Mobile wallet'], ['Mobile wallet']],
  [
    'a bank and a wallet',
    [bank, jazzcash],
    ['Bank transfer', 'JazzCash'],
    ['JazzCash', 'Bank transfer'],
    ['Bank or wallet transfer'],
  ],
  [
    'a bank and PayPal',
    [bank, paypal],
    ['Bank transfer', 'PayPal'],
    ['PayPal', 'Bank transfer'],
    ['PayPal', 'Bank transfer'],
  ],
])('with %s each call offers what fits', (_, ways, course, event, registration) => {
  const told = { ways, words: 'Pay us.' }
  const labels = (offered: readonly { label: string }[]) => offered.map(({ label }) => label)
  expect(labels(methodsToOffer(coursePaymentMethods, told, courseMethodOf, i18n))).toEqual(course)
  expect(labels(methodsToOffer(eventPaymentMethods, told, eventMethodOf, i18n))).toEqual(event)
  expect(labels(methodsToOffer(registrationPaymentMethods, told, registrationMethodOf, i18n))).toEqual(registration)
})
