import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate, flattenErrors } from '#forms/formErrors.ts'
import { newPaymentAccount, createCurrencyOptions } from './paymentSettings.schema.ts'
import { settingsSchema, toRequest, toValues } from './settings.schema.ts'

const today = '2026-11-18'
const validate = createValidate(settingsSchema(today))

const { settings } = examples.getSettings[200].rupees
const { settings: complete } = examples.getSettings[200].typical
const { settings: empty } = examples.getSettings[200].empty

test('toValues and toRequest round-trip settings with their version', () => {
  expect(toRequest(toValues(settings), settings)).toEqual(settings)
  expect(toRequest(toValues(complete), complete)).toEqual(complete)
})

test('toRequest sends the clash rule only to a backend that has it', () => {
  expect(complete.clashes).toBe('ask')
  expect(toRequest({ ...toValues(complete), clashes: 'refuse' }, complete).clashes).toBe('refuse')
  const { clashes: _, ...older } = complete
  expect(toRequest(toValues(older), older)).not.toHaveProperty('clashes')
})

test('contact details are optional, but the e-mail must be valid', () => {
  expect(toRequest({ ...toValues(complete), contactEmail: ' ', contactPhone: '' }, complete)).toEqual({
    ...complete,
    contactEmail: undefined,
    contactPhone: undefined,
  })
  const errors = (contactEmail: string) => Object.keys(validate({ ...toValues(complete), contactEmail }))
  expect(errors('')).toEqual([])
  expect(errors('the office')).toEqual(['contactEmail'])
})

test('settingsSchema requires name, currency and time zone, but no payment instructions', () => {
  const blank = { domestic: ' ', international: '' }
  const values = { ...toValues(settings), name: ' ', currency: null, timeZone: null, paymentInstructions: blank }
  expect(Object.keys(validate(values))).toEqual(['name', 'currency', 'timeZone'])
  expect(validate({ ...toValues(settings), paymentInstructions: blank })).toEqual({})
  expect(toRequest({ ...toValues(settings), paymentInstructions: blank }, settings).paymentInstructions.domestic).toBe(
    '',
  )
})

// proves X77
test('toRequest sends the PDF setting only to a backend that has it', () => {
  expect(toRequest({ ...toValues(complete), acceptsPdfReceipts: true }, complete).acceptsPdfReceipts).toBe(true)
  const { acceptsPdfReceipts: _, ...older } = complete
  expect(toRequest(toValues(older), older)).not.toHaveProperty('acceptsPdfReceipts')
})

test('toRequest sends the email greeting only to a backend that has it', () => {
  expect(toRequest({ ...toValues(complete), emailGreeting: 'salam' }, complete).emailGreeting).toBe('salam')
  const { emailGreeting: _, ...older } = complete
  expect(toRequest(toValues(older), older)).not.toHaveProperty('emailGreeting')
})

test('toRequest sends the first day of the week and the teachers’ permission only to a backend that has them', () => {
  const values = { ...toValues(complete), weekStart: '7', teachersMayMessage: true }
  expect(toRequest(values, complete)).toMatchObject({ weekStart: 7, teachersMayMessage: true })
  const { weekStart: _start, teachersMayMessage: _permission, ...older } = complete
  const sent = toRequest({ ...toValues(older), teachersMayMessage: true }, older)
  expect(sent).not.toHaveProperty('weekStart')
  expect(sent).not.toHaveProperty('teachersMayMessage')
})

const [bank] = complete.paymentWays.domestic
const { translations: blankNotes } = newPaymentAccount()

// proves X70
test('an account requires all fields but branch and note, and a wallet is sent without a branch', () => {
  const ways = { domestic: [{ ...newPaymentAccount(), kind: 'wallet' as const, branch: 'Karachi' }], international: [] }
  const values = { ...toValues(complete), paymentWays: ways }
  expect(validate(values)).toEqual({
    paymentWays: {
      domestic: [
        { name: '{"rule":"required"}', accountTitle: '{"rule":"required"}', accountNumber: '{"rule":"required"}' },
      ],
    },
  })
  const wallet = { ...newPaymentAccount(), ...bank, kind: 'wallet' as const, note: ' ', translations: blankNotes }
  const sent = toRequest({ ...values, paymentWays: { ...ways, domestic: [wallet] } }, complete).paymentWays
  expect(sent?.domestic).toEqual([{ ...bank, kind: 'wallet', branch: undefined }])
})

// proves X70, X120
test('toRequest sends accounts and rates only to a backend that has them', () => {
  const { paymentWays: _ways, checkedWithinHours: _hours, rates: _rates, ...older } = complete
  expect(toRequest(toValues(older), older)).toEqual(older)
  const { rates: _none, ...withoutRates } = complete
  expect(toRequest(toValues(withoutRates), withoutRates)).toEqual(withoutRates)
})

const [rupees, pounds] = toValues(complete).rates
const ratesWith = (...rates: (Partial<typeof rupees> | undefined)[]) => ({
  ...toValues(complete),
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
])('a rate of %s round-trips to the last digit', (rate, sent) => {
  const opened = { ...complete, rates: [{ ...complete.rates[0]!, rate }] }
  expect(toRequest(toValues(opened), opened).rates).toEqual([{ ...opened.rates[0], rate: sent }])
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
])('settingsSchema requires complete rates, not in the future, once per foreign currency', (values, expected) => {
  const rules = JSON.parse(JSON.stringify(validate(values)), (_key, found: unknown) =>
    typeof found === 'string' ? decodeRule(found)?.rule : found,
  ) as { rates?: unknown[] }
  expect(rules.rates).toEqual(expected && JSON.parse(JSON.stringify(expected)))
})

test('toRequest sends steps by position, trimmed, and omits them if all are blank', () => {
  const blank = { title: ' ', text: '' }
  const sent = (steps: { title: string; text: string }[]) =>
    toRequest({ ...toValues(complete), frontPage: { ...toValues(complete).frontPage, steps } }, complete).frontPage
  expect(sent([blank, { title: ' Come ', text: ' ' }, blank])?.steps).toEqual([{}, { title: 'Come' }, {}])
  expect(sent([blank, blank, blank])).not.toHaveProperty('steps')
  const { steps: _told, ...without } = complete.frontPage
  expect(toValues({ ...complete, frontPage: without }).frontPage.steps).toEqual([
    { title: '', text: '' },
    { title: '', text: '' },
    { title: '', text: '' },
  ])
})

// proves X199
test('toRequest sends translations trimmed, without blank texts, only to a backend that has them', () => {
  const values = toValues(empty)
  const { ur, ...others } = values.translations
  const steps = [{ title: ' ', text: '' }, { title: '', text: ' رسید ' }, ...ur.steps.slice(2)]
  const texts = { motto: ' قرآن ', about: ' ', steps, paymentInstructions: { domestic: '', international: ' کارڈ' } }
  const written = { ...values, translations: { ...others, ur: texts } }
  expect(toRequest(written, empty).translations).toEqual({
    ur: { motto: 'قرآن', steps: [{}, { text: 'رسید' }, {}], paymentInstructions: { international: 'کارڈ' } },
  })
  expect(toRequest(values, empty).translations).toEqual({})
  const { translations: _none, ...older } = empty
  expect(toRequest(toValues(older), older)).not.toHaveProperty('translations')
})

// proves X199
test('a text that is too long has its error at its language', () => {
  const values = toValues(complete)
  const { en, ur, ar } = values.translations
  const steps = ar.steps.with(1, { title: 'x'.repeat(61), text: '' })
  const translations = { en, ur: { ...ur, motto: 'x'.repeat(121) }, ar: { ...ar, steps } }
  const [way] = values.paymentWays.domestic
  const note = { ...way!, translations: { ...way!.translations, ur: { note: 'x'.repeat(501) } } }
  const errors = validate({ ...values, translations, paymentWays: { domestic: [note], international: [] } })
  expect(flattenErrors(errors).map(({ name }) => name)).toEqual([
    'paymentWays.domestic[0].translations.ur.note',
    'translations.ur.motto',
    'translations.ar.steps[1].title',
  ])
})

const labelOf = (options: { id: string; label: string }[], code: string) => options.find(({ id }) => id === code)?.label

test('createCurrencyOptions labels a currency with its code and name', () => {
  const options = createCurrencyOptions('en', 'USD')
  expect(labelOf(options, 'PKR')).toBe('PKR · Pakistani Rupee')
  expect(options.filter(({ id }) => id === 'USD')).toHaveLength(1)
})

test('createCurrencyOptions keeps a selected currency that the browser doesn’t know', () => {
  expect(labelOf(createCurrencyOptions('en', 'XQZ'), 'XQZ')).toBe('XQZ')
  expect(labelOf(createCurrencyOptions('en', 'rupees'), 'rupees')).toBe('rupees')
  expect(createCurrencyOptions('en', '').some(({ id }) => id === '')).toBe(false)
})
