import type { Weekday } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type PurchaseValues, emptyPurchase, purchaseSchema, toFormField, toRequest } from './PurchaseForm.tsx'

const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })
const time = { from: '16:00', to: '17:30', days: [1, 3] as Weekday[] }
const whole: PurchaseValues = { ...emptyPurchase(), receipt, paymentMethod: 'jazzcash', classTimings: [time] }
/** A backend that keeps only what the specification names. */
const buying = { courseId: 4, isFree: false, applied: undefined, isKept: false, origin: undefined }
/** A backend that keeps more. */
const paying = { ...buying, isKept: true, origin: 'domestic' as const }
const broken = (values: PurchaseValues, isFree = false) =>
  createValidate(purchaseSchema({ isFree, applied: undefined }))(values)

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
test('origin, transaction number and code are sent only to a backend that keeps them', () => {
  const values = { ...whole, transactionId: ' TX 1 ', code: ' RAMADAN ' }
  const kept = { origin: 'international', transactionId: 'TX 1', code: 'RAMADAN' }
  expect(toRequest(values, { ...paying, applied: 'RAMADAN', origin: 'international' })).toMatchObject(kept)
  const specified = ['courseID', 'receipt', 'paymentMethod', 'classTimings']
  expect(Object.keys(toRequest(values, { ...buying, origin: 'international' }))).toEqual(specified)
})

test('an origin that was not chosen is not sent', () => {
  const sent = toRequest({ ...whole, transactionId: 'TX 1' }, { ...paying, origin: undefined })
  expect(sent).not.toHaveProperty('origin')
  expect(sent.transactionId).toBe('TX 1')
})

test('a course of which all is taken off is asked for by its code, without a receipt', () => {
  const sent = toRequest({ ...whole, code: 'ALL' }, { ...paying, isFree: true, applied: 'ALL' })
  expect(sent).toEqual({ courseID: 4, code: 'ALL', classTimings: [time] })
})

// proves X74
test('only the code that the amount is of is sent, and any other is refused at its field', () => {
  const notApplied = { code: '{"rule":"notApplied"}' }
  const check = (code: string, applied: string | undefined) =>
    createValidate(purchaseSchema({ isFree: false, applied }))({ ...whole, code })
  expect(check('RAMADAN', '')).toEqual(notApplied)
  expect(check('', 'RAMADAN')).toEqual(notApplied)
  expect(check(' RAMADAN ', 'RAMADAN')).toEqual({})
  expect(check('RAMADAN', undefined)).toEqual({})
  expect(toRequest({ ...whole, code: 'RAMADAN' }, { ...paying, applied: '' })).not.toHaveProperty('code')
})
