import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { newPaymentAccount, createCurrencyOptions } from './paymentSettings.schema.ts'
import { settingsSchema, toRequest, toValues } from './settings.schema.ts'

const today = '2026-11-18'
const validate = createValidate(settingsSchema(today))

const { settings } = examples.getSettings[200].rupees
const { settings: reached } = examples.getSettings[200].typical

test('settings go back as they came, with their version', () => {
  expect(toRequest(toValues(settings), settings)).toEqual(settings)
  expect(toRequest(toValues(reached), reached)).toEqual(reached)
})

test('what is done about clashes goes out where the backend knows it, and only there', () => {
  expect(reached.clashes).toBe('ask')
  expect(toRequest({ ...toValues(reached), clashes: 'refuse' }, reached).clashes).toBe('refuse')
  const { clashes: _, ...older } = reached
  expect(toRequest(toValues(older), older)).not.toHaveProperty('clashes')
})

test('how the school is reached may stay blank, but an e-mail must be one', () => {
  expect(toRequest({ ...toValues(reached), contactEmail: ' ', contactPhone: '' }, reached)).toEqual({
    ...reached,
    contactEmail: undefined,
    contactPhone: undefined,
  })
  const errors = (contactEmail: string) => Object.keys(validate({ ...toValues(reached), contactEmail }))
  expect(errors('')).toEqual([])
  expect(errors('the office')).toEqual(['contactEmail'])
})

test('name, currency and time zone are needed, instructions are not', () => {
  const blank = { domestic: ' ', international: '' }
  const values = { ...toValues(settings), name: ' ', currency: null, timeZone: null, paymentInstructions: blank }
  expect(Object.keys(validate(values))).toEqual(['name', 'currency', 'timeZone'])
  expect(validate({ ...toValues(settings), paymentInstructions: blank })).toEqual({})
  expect(toRequest({ ...toValues(settings), paymentInstructions: blank }, settings).paymentInstructions.domestic).toBe(
    '',
  )
})

// proves X77
test('PDF receipts are sent only to a backend that knows the setting', () => {
  expect(toRequest({ ...toValues(reached), acceptsPdfReceipts: true }, reached).acceptsPdfReceipts).toBe(true)
  const { acceptsPdfReceipts: _, ...older } = reached
  expect(toRequest(toValues(older), older)).not.toHaveProperty('acceptsPdfReceipts')
})

const [bank] = reached.paymentWays.domestic

// proves X70
test('of an account all but branch and note is needed, and a wallet has no branch', () => {
  const ways = { domestic: [{ ...newPaymentAccount(), kind: 'wallet' as const, branch: 'Karachi' }], international: [] }
  const values = { ...toValues(reached), paymentWays: ways }
  expect(validate(values)).toEqual({
    paymentWays: {
      domestic: [
        { name: '{"rule":"required"}', accountTitle: '{"rule":"required"}', accountNumber: '{"rule":"required"}' },
      ],
    },
  })
  const wallet = { ...newPaymentAccount(), ...bank, kind: 'wallet' as const, note: ' ' }
  const sent = toRequest({ ...values, paymentWays: { ...ways, domestic: [wallet] } }, reached).paymentWays
  expect(sent?.domestic).toEqual([{ ...bank, kind: 'wallet', branch: undefined }])
})

// proves X70, X120
test('a backend that tells no accounts and no rates is sent none', () => {
  const { paymentWays: _ways, checkedWithinHours: _hours, rates: _rates, ...older } = reached
  expect(toRequest(toValues(older), older)).toEqual(older)
  const { rates: _none, ...withoutRates } = reached
  expect(toRequest(toValues(withoutRates), withoutRates)).toEqual(withoutRates)
})

const [rupees, pounds] = toValues(reached).rates
const ratesWith = (...rates: (Partial<typeof rupees> | undefined)[]) => ({
  ...toValues(reached),
  rates: rates.map((change, index) => ({ ...[rupees!, pounds!][index]!, ...change })),
})

// proves X120
test.each([
  ['281.35', '281.35'],
  ['0.00000001', '0.00000001'],
  ['9999999.99999999', '9999999.99999999'],
  ['1687345.12345678', '1687345.12345678'],
  ['0.002710', '0.00271'],
  ['100', '100'],
  ['1200.00', '1200'],
])('a rate of %s comes and goes to the last digit', (rate, sent) => {
  const told = { ...reached, rates: [{ ...reached.rates[0]!, rate }] }
  expect(toRequest(toValues(told), told).rates).toEqual([{ ...told.rates[0], rate: sent }])
})

// proves X120
test.each([
  [ratesWith({ currency: null, rate: null, asOf: '' }), [{ currency: 'required', rate: 'required', asOf: 'required' }]],
  [ratesWith({ rate: 0 }), [{ rate: 'notPositive' }]],
  [ratesWith({ rate: -3 }), [{ rate: 'notPositive' }]],
  [ratesWith({ rate: 0.000_000_004 }), [{ rate: 'notPositive' }]],
  [ratesWith({ rate: 10_000_000 }), [{ rate: 'tooLarge' }]],
  [ratesWith({ asOf: '2026-11-19' }), [{ asOf: 'inFuture' }]],
  [ratesWith({ asOf: '2026-11-' }), [{ asOf: 'incomplete' }]],
  [ratesWith({ currency: 'USD' }), [{ currency: 'ownCurrency' }]],
  [ratesWith({}, { currency: 'PKR' }), [undefined, { currency: 'currencyTwice' }]],
  [ratesWith({ asOf: today }, {}), undefined],
])('a rate is whole, of a past day, and of each other currency once', (values, broken) => {
  const rules = JSON.parse(JSON.stringify(validate(values)), (_key, found: unknown) =>
    typeof found === 'string' ? decodeRule(found)?.rule : found,
  ) as { rates?: unknown[] }
  expect(rules.rates).toEqual(broken && JSON.parse(JSON.stringify(broken)))
})

test('of steps goes out what is said, each in its place, and nothing where none is', () => {
  const blank = { title: ' ', text: '' }
  const sent = (steps: { title: string; text: string }[]) =>
    toRequest({ ...toValues(reached), frontPage: { ...toValues(reached).frontPage, steps } }, reached).frontPage
  expect(sent([blank, { title: ' Come ', text: ' ' }, blank])?.steps).toEqual([{}, { title: 'Come' }, {}])
  expect(sent([blank, blank, blank])).not.toHaveProperty('steps')
  const { steps: _told, ...without } = reached.frontPage
  expect(toValues({ ...reached, frontPage: without }).frontPage.steps).toEqual([
    { title: '', text: '' },
    { title: '', text: '' },
    { title: '', text: '' },
  ])
})

const labelOf = (options: { id: string; label: string }[], wanted: string) =>
  options.find(({ id }) => id === wanted)?.label

test('a currency has its code and its name', () => {
  const options = createCurrencyOptions('en', 'USD')
  expect(labelOf(options, 'PKR')).toBe('PKR · Pakistani Rupee')
  expect(options.filter(({ id }) => id === 'USD')).toHaveLength(1)
})

test('what the browser doesn’t know stays a choice when it is chosen', () => {
  expect(labelOf(createCurrencyOptions('en', 'XQZ'), 'XQZ')).toBe('XQZ')
  expect(labelOf(createCurrencyOptions('en', 'rupees'), 'rupees')).toBe('rupees')
  expect(createCurrencyOptions('en', '').some(({ id }) => id === '')).toBe(false)
})
