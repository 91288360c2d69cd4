import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import {
  coursePaymentMethods,
  eventPaymentMethods,
  createMethodOptions,
  getPaymentMethodName,
  registrationPaymentMethods,
  isPlaceholderText,
  hasPaymentInstructions,
  paymentOrigins,
  getPaymentInstructions,
} from './paymentMethods.ts'
import { examples } from '@maktab/contract/examples'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// proves 1§9.17, 2§9.1, 2§9.2, D33.1
test.each([
  [eventPaymentMethods, ['JazzCash', 'Bank transfer']],
  [coursePaymentMethods, ['Bank transfer', 'JazzCash']],
  [registrationPaymentMethods, ['Credit card', 'PayPal', 'Bank transfer']],
])('getPaymentMethodName of %j returns %j', (methods, names) => {
  expect(methods.map((method) => getPaymentMethodName(method, i18n))).toEqual(names)
})

test.each([
  ['hawala', 'hawala'],
  ['BANK', 'Bank transfer'],
  ['', ''],
  ['toString', 'toString'],
])('getPaymentMethodName of “%s” returns “%s”', (method, name) => {
  expect(getPaymentMethodName(method, i18n)).toBe(name)
})

// proves 2§9.1, 2§9.2
test('payment methods are spelled as in the specification', () => {
  expect(eventPaymentMethods).toEqual(['jazzcash', 'bank'])
  expect(coursePaymentMethods).toEqual(['bank transfer', 'jazzcash'])
  expect(registrationPaymentMethods).toEqual(['Credit Card', 'PayPal', 'Bank Transfer'])
})

const account = (kind: 'bank' | 'wallet', name: string) => ({ kind, name, accountTitle: 'Maktab', accountNumber: '1' })
const bank = account('bank', 'Example Bank')
const jazzcash = account('wallet', 'JazzCash')
const other = account('wallet', 'Easypaisa')
const paypal = account('wallet', 'PayPal')
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
])('createMethodOptions with %s offers all methods', (_, ways, course, visitor) => {
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

const { typical, empty, rupees, wordsOnly } = examples.getSettings[200]

// proves X70
test.each([
  ['typical', typical.settings, true, true],
  ['wordsOnly', wordsOnly.settings, true, true],
  ['rupees', rupees.settings, true, false],
  ['empty', empty.settings, false, false],
])('hasPaymentInstructions for %s settings', (_, settings, domestic, international) => {
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'domestic'))).toBe(domestic)
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'international'))).toBe(international)
})

test('getPaymentInstructions returns accounts and text together', () => {
  const { ways, words } = getPaymentInstructions(typical.settings, 'domestic')
  expect(ways.map(({ kind }) => kind)).toEqual(['bank', 'wallet'])
  expect(words).toBe(typical.settings.paymentInstructions.domestic)
})

const deployed = { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' }

// proves X70
test.each([
  ['typical', typical.settings, typical.settings.paymentInstructions.domestic],
  ['wordsOnly', wordsOnly.settings, wordsOnly.settings.paymentInstructions.domestic],
  ['empty', empty.settings, deployed.domestic],
])('getPaymentInstructions for %s settings uses the deployment’s text only if they have none', (_, settings, words) => {
  expect(getPaymentInstructions({ ...settings, deployedInstructions: deployed }, 'domestic').words).toBe(words)
})

test('getPaymentInstructions falls back to the deployment’s text for each origin separately', () => {
  const { ways, words } = getPaymentInstructions(
    { ...rupees.settings, deployedInstructions: deployed },
    'international',
  )
  expect([ways, words]).toEqual([[], deployed.international])
})

test('hasPaymentInstructions is false for a deployment text that is a placeholder', () => {
  const texts = { domestic: '[Placeholder] Bank', international: ' ' }
  for (const origin of paymentOrigins) {
    expect(
      hasPaymentInstructions(getPaymentInstructions({ ...empty.settings, deployedInstructions: texts }, origin)),
    ).toBe(false)
  }
})

// proves D35.1
test.each([
  ['Bank: HBL\nAccount: 1', 'Bank: HBL\nAccount: 1', false],
  ['[Placeholder] Bank: [name]\nAccount: [number]', '', true],
  [' [placeholder]', '', true],
  ['  ', '', false],
])('getPaymentInstructions of the text %j returns %j', (domestic, words, isPlaceholder) => {
  expect(getPaymentInstructions({ paymentInstructions: { domestic, international: '' } }, 'domestic').words).toBe(words)
  expect(isPlaceholderText(domestic)).toBe(isPlaceholder)
})
