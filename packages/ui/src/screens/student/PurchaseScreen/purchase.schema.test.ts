import type { Weekday } from '@maktab/calendar/Weekday'
import { expect, test } from 'vitest'
import { validateWith } from '#forms/validateWith.ts'
import { coursePaymentMethods } from '#model/paymentMethods.ts'
import { type PurchaseValues, emptyPurchase, purchaseSchema, toFormField, toRequest } from './purchase.schema.ts'

const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })
const time = { from: '16:00', to: '17:30', days: [1, 3] as Weekday[] }
const whole: PurchaseValues = { ...emptyPurchase(), receipt, paymentMethod: 'jazzcash', classTimings: [time] }
const methods = coursePaymentMethods.map((id) => ({ id, label: id }))
/** A backend that keeps of a payment what the specification names. */
const buying = { courseId: 4, isFree: false, methods, applied: undefined, origin: undefined }
const broken = (values: PurchaseValues, isFree = false) =>
  validateWith(purchaseSchema({ isFree, methods, applied: undefined }))(values)

// proves 2§2.studentCourses.5, 2§5.4, 2§9.7
test('an empty form has one row of times, and lacks everything', () => {
  expect(emptyPurchase().classTimings).toHaveLength(1)
  expect(broken(emptyPurchase())).toEqual({
    receipt: '{"rule":"required"}',
    paymentMethod: '{"rule":"required"}',
    classTimings: [{ from: '{"rule":"required"}', to: '{"rule":"required"}' }],
  })
})

test.each([
  ['whole', whole, {}],
  ['overnight', { ...whole, classTimings: [{ from: '23:00', to: '00:30', days: [] }] }, {}],
  ['without rows', { ...whole, classTimings: [] }, { classTimings: '{"rule":"tooFew","limit":1}' }],
  [
    'with a time without length',
    { ...whole, classTimings: [time, { from: '16:00', to: '16:00', days: [] }] },
    { classTimings: [undefined, { to: '{"rule":"sameTimes"}' }] },
  ],
])('a form that is %s', (_, values, errors) => expect(broken(values)).toEqual(errors))

// proves 2§3.6
test('the request has the names of the wire', () => {
  expect(toRequest(whole, buying)).toEqual({ courseID: 4, receipt, paymentMethod: 'jazzcash', classTimings: [time] })
})

test('a time without days goes out as it always did', () => {
  expect(toRequest({ ...whole, classTimings: [{ ...time, days: [] }] }, buying).classTimings).toEqual([
    { from: '16:00', to: '17:30' },
  ])
})

test('what is said of a row is shown at its end', () => {
  expect(toFormField('classTimings[1]')).toBe('classTimings[1].to')
  expect(toFormField('classTimings[1].from')).toBe('classTimings[1].from')
  expect(toFormField('receipt')).toBe('receipt')
})

test('a free course asks for times only', () => {
  const free = { ...emptyPurchase(), classTimings: [time] }
  expect(broken(free, true)).toEqual({})
  expect(toRequest(free, { ...buying, courseId: 6, isFree: true })).toEqual({ courseID: 6, classTimings: [time] })
})

// proves X70
test('from where one pays, the bank’s number and a code go along where they are kept', () => {
  const values = { ...whole, transactionId: ' TX 1 ', code: ' RAMADAN ' }
  const kept = { origin: 'international', transactionId: 'TX 1', code: 'RAMADAN' }
  expect(toRequest(values, { ...buying, applied: 'RAMADAN', origin: 'international' })).toMatchObject(kept)
  expect(Object.keys(toRequest(values, buying))).toEqual(['courseID', 'receipt', 'paymentMethod', 'classTimings'])
})

// proves X71
test('a method that isn’t offered isn’t sent, and the only one needn’t be chosen', () => {
  const [bank, wallet] = methods
  expect(validateWith(purchaseSchema({ isFree: false, methods: [bank!], applied: undefined }))(whole)).toEqual({})
  expect(toRequest(whole, { ...buying, methods: [bank!] }).paymentMethod).toBe('bank transfer')
  const unchosen = { ...whole, paymentMethod: null }
  expect(
    validateWith(purchaseSchema({ isFree: false, methods: [bank!, wallet!], applied: undefined }))(unchosen),
  ).toEqual({
    paymentMethod: '{"rule":"required"}',
  })
})

test('a course of which all is taken off is asked for by its code, without a receipt', () => {
  const sent = toRequest({ ...whole, code: 'ALL' }, { ...buying, isFree: true, applied: 'ALL', origin: 'domestic' })
  expect(sent).toEqual({ courseID: 4, code: 'ALL', classTimings: [time] })
})

// proves X74
test('only the code that the amount is of is sent, and any other is refused at its field', () => {
  const notApplied = { code: '{"rule":"notApplied"}' }
  const check = (code: string, applied: string | undefined) =>
    validateWith(purchaseSchema({ isFree: false, methods, applied }))({ ...whole, code })
  expect(check('RAMADAN', '')).toEqual(notApplied)
  expect(check('', 'RAMADAN')).toEqual(notApplied)
  expect(check(' RAMADAN ', 'RAMADAN')).toEqual({})
  expect(check('RAMADAN', undefined)).toEqual({})
  expect(toRequest({ ...whole, code: 'RAMADAN' }, { ...buying, applied: '', origin: 'domestic' })).not.toHaveProperty(
    'code',
  )
})
