import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import {
  coursePaymentMethods,
  eventPaymentMethods,
  createMethodOptions,
  getPaymentMethodName,
  registrationPaymentMethods,
} from './paymentMethods.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// proves 1§9.17, 2§9.1, 2§9.2, D33.1
test.each([
  [eventPaymentMethods, ['JazzCash', 'Bank transfer']],
  [coursePaymentMethods, ['Bank transfer', 'JazzCash']],
  [registrationPaymentMethods, ['Credit card', 'PayPal', 'Bank transfer']],
])('%j are called %j', (methods, names) => {
  expect(methods.map((method) => getPaymentMethodName(method, i18n))).toEqual(names)
})

test.each([
  ['hawala', 'hawala'],
  ['BANK', 'Bank transfer'],
  ['', ''],
  ['toString', 'toString'],
])('“%s” is called “%s”', (method, name) => {
  expect(getPaymentMethodName(method, i18n)).toBe(name)
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
const registration = ['Credit card', 'PayPal', 'Bank transfer']
const withWallet = ['Credit card', 'PayPal', 'Bank or wallet transfer']

// proves 1§9.17, 2§9.1, 2§9.2, X71
test.each([
  ['no accounts', [], ['Bank transfer', 'JazzCash'], registration],
  ['only a bank', [bank], ['Bank transfer', 'JazzCash'], registration],
  ['only a wallet', [other], ['Bank transfer', 'Easypaisa'], withWallet],
  ['the same wallet twice', [jazzcash, jazzcash], ['Bank transfer', 'JazzCash'], withWallet],
  ['two wallets', [jazzcash, other], ['Bank transfer', 'JazzCash or Easypaisa'], withWallet],
  ['a bank and PayPal', [bank, paypal], ['Bank transfer', 'PayPal'], registration],
])('with %s each call offers all of its methods', (_, ways, course, visitor) => {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)
  const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id)
  expect(labels(createMethodOptions(coursePaymentMethods, ways, i18n))).toEqual(course)
  expect(labels(createMethodOptions(eventPaymentMethods, ways, i18n))).toEqual(course.toReversed())
  expect(labels(createMethodOptions(registrationPaymentMethods, ways, i18n))).toEqual(visitor)
  expect(ids(createMethodOptions(eventPaymentMethods, ways, i18n))).toEqual(['jazzcash', 'bank'])
  expect(ids(createMethodOptions(registrationPaymentMethods, ways, i18n))).toEqual([
    'Credit Card',
    'PayPal',
    'Bank Transfer',
  ])
})
