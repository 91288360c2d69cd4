import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import {
  coursePaymentMethods,
  eventPaymentMethods,
  createMethodOptions,
  findMethodOfAccount,
  getPaymentMethodName,
  registrationPaymentMethods,
  isPlaceholderText,
  hasPaymentInstructions,
  paymentOrigins,
  getPaymentInstructions,
  getPaymentNote,
  type PaymentOrigin,
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

test.each([
  ['bank', 'Example Bank', ['bank', 'bank transfer', 'Bank Transfer']],
  ['wallet', 'JazzCash', ['jazzcash', 'jazzcash', 'Bank Transfer']],
  ['wallet', 'PayPal', ['jazzcash', 'jazzcash', 'PayPal']],
] as const)('findMethodOfAccount finds the methods of a %s named %s', (kind, name, found) => {
  const operations: (readonly string[])[] = [eventPaymentMethods, coursePaymentMethods, registrationPaymentMethods]
  expect(operations.map((methods) => findMethodOfAccount({ kind, name }, methods))).toEqual(found)
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
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'domestic', 'en'))).toBe(domestic)
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'international', 'en'))).toBe(international)
})

test('getPaymentInstructions returns accounts and text together', () => {
  const { ways, words } = getPaymentInstructions(typical.settings, 'domestic', 'en')
  expect(ways.map(({ kind }) => kind)).toEqual(['bank', 'wallet'])
  expect(words?.text).toBe(typical.settings.paymentInstructions.domestic)
})

// proves X199
test('getPaymentInstructions returns the text of the reader’s language, else the plain one', () => {
  const settings = {
    paymentInstructions: { domestic: 'Pay at the office.', international: '[Placeholder] Card' },
    translations: {
      ur: { paymentInstructions: { domestic: 'دفتر میں ادا کریں۔' } },
      ar: { paymentInstructions: { domestic: '[Placeholder] x', international: 'ادفع بالبطاقة.' } },
    },
  }
  const read = (origin: PaymentOrigin, reader: string) => getPaymentInstructions(settings, origin, reader).words
  expect(read('domestic', 'ur')).toEqual({ text: 'دفتر میں ادا کریں۔', lang: 'ur' })
  expect([read('domestic', 'en'), read('domestic', 'ar')]).toEqual([
    { text: 'Pay at the office.' },
    { text: 'Pay at the office.' },
  ])
  expect([read('international', 'ar'), read('international', 'ur')]).toEqual([
    { text: 'ادفع بالبطاقة.', lang: 'ar' },
    undefined,
  ])
})

// proves X199
test('getPaymentNote returns the note of the reader’s language, else the plain one', () => {
  const [bank] = typical.settings.paymentWays.domestic
  const wallet = { ...bank!, note: 'Pay the fee.', translations: { ur: { note: 'فیس آپ ادا کریں۔' } } }
  expect(getPaymentNote(wallet, 'en')).toEqual({ text: 'Pay the fee.' })
  expect(getPaymentNote(wallet, 'ur')).toEqual({ text: 'فیس آپ ادا کریں۔', lang: 'ur' })
})

const deployed = { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' }

// proves X70
test.each([
  ['typical', typical.settings, typical.settings.paymentInstructions.domestic],
  ['wordsOnly', wordsOnly.settings, wordsOnly.settings.paymentInstructions.domestic],
  ['empty', empty.settings, deployed.domestic],
])('getPaymentInstructions for %s settings uses the deployment’s text only if they have none', (_, settings, words) => {
  expect(getPaymentInstructions({ ...settings, deployedInstructions: deployed }, 'domestic', 'en').words?.text).toBe(
    words,
  )
})

test('getPaymentInstructions falls back to the deployment’s text for each origin separately', () => {
  const { ways, words } = getPaymentInstructions(
    { ...rupees.settings, deployedInstructions: deployed },
    'international',
    'en',
  )
  expect([ways, words?.text]).toEqual([[], deployed.international])
})

test('hasPaymentInstructions is false for a deployment text that is a placeholder', () => {
  const texts = { domestic: '[Placeholder] Bank', international: ' ' }
  for (const origin of paymentOrigins) {
    expect(
      hasPaymentInstructions(getPaymentInstructions({ ...empty.settings, deployedInstructions: texts }, origin, 'en')),
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
  expect(
    getPaymentInstructions({ paymentInstructions: { domestic, international: '' } }, 'domestic', 'en').words?.text ??
      '',
  ).toBe(words)
  expect(isPlaceholderText(domestic)).toBe(isPlaceholder)
})
