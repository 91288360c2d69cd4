import type { Weekday } from '@maktab/calendar/WallDay'
import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type PurchaseValues, emptyPurchase, purchaseSchema, toFormField, toRequest } from './PurchaseForm.tsx'

const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })
const time = { from: '16:00', to: '17:30', days: [1, 3] as Weekday[] }
const complete: PurchaseValues = { ...emptyPurchase(), receipt, paymentMethod: 'jazzcash', classTimings: [time] }
/** A backend that stores only the specified fields. */
const buying = { courseId: 4, isFree: false, applied: undefined, hasExtensions: false, origin: undefined }
/** A backend that stores more. */
const paying = { ...buying, hasExtensions: true, origin: 'domestic' as const }
const errorsOf = (values: PurchaseValues, isFree = false) =>
  createValidate(purchaseSchema({ isFree, applied: undefined }))(values)

// proves 2§2.studentCourses.5, 2§5.4, 2§9.7
test('an empty purchase form has one time row and reports all required fields', () => {
  expect(emptyPurchase().classTimings).toHaveLength(1)
  expect(errorsOf(emptyPurchase())).toEqual({
    receipt: '{"rule":"required"}',
    paymentMethod: '{"rule":"required"}',
    classTimings: [{ from: '{"rule":"required"}', to: '{"rule":"required"}' }],
  })
})

test('a purchase form starts with the times of the student’s request', () => {
  expect(emptyPurchase([time]).classTimings).toEqual([time])
  expect(emptyPurchase([]).classTimings).toHaveLength(1)
})

test.each([
  ['complete', complete, {}],
  ['overnight', { ...complete, classTimings: [{ from: '23:00', to: '00:30', days: [] }] }, {}],
  ['without rows', { ...complete, classTimings: [] }, { classTimings: '{"rule":"tooFew","limit":1}' }],
  [
    'with a time without length',
    { ...complete, classTimings: [time, { from: '16:00', to: '16:00', days: [] }] },
    { classTimings: [undefined, { to: '{"rule":"sameTimes"}' }] },
  ],
])('purchaseSchema validates a form that is %s', (_, values, errors) => expect(errorsOf(values)).toEqual(errors))

// proves 2§3.6
test('toRequest uses the field names of the API', () => {
  expect(toRequest(complete, buying)).toEqual({ courseID: 4, receipt, paymentMethod: 'jazzcash', classTimings: [time] })
})

test('toRequest omits empty days', () => {
  expect(toRequest({ ...complete, classTimings: [{ ...time, days: [] }] }, buying).classTimings).toEqual([
    { from: '16:00', to: '17:30' },
  ])
})

test('toFormField maps a row’s error to its last field', () => {
  expect(toFormField('classTimings[1]')).toBe('classTimings[1].to')
  expect(toFormField('classTimings[1].from')).toBe('classTimings[1].from')
  expect(toFormField('receipt')).toBe('receipt')
})

test('a free course requires and sends only times', () => {
  const free = { ...emptyPurchase(), classTimings: [time] }
  expect(errorsOf(free, true)).toEqual({})
  expect(toRequest(free, { ...buying, courseId: 6, isFree: true })).toEqual({ courseID: 6, classTimings: [time] })
})

// proves X70
test('toRequest sends origin, transaction number and code only to a backend that stores them', () => {
  const values = { ...complete, transactionId: ' TX 1 ', code: ' RAMADAN ' }
  const extensions = { origin: 'international', transactionId: 'TX 1', code: 'RAMADAN' }
  expect(toRequest(values, { ...paying, applied: 'RAMADAN', origin: 'international' })).toMatchObject(extensions)
  const specified = ['courseID', 'receipt', 'paymentMethod', 'classTimings']
  expect(Object.keys(toRequest(values, { ...buying, origin: 'international' }))).toEqual(specified)
})

test('toRequest omits an unselected origin', () => {
  const sent = toRequest({ ...complete, transactionId: 'TX 1' }, { ...paying, origin: undefined })
  expect(sent).not.toHaveProperty('origin')
  expect(sent.transactionId).toBe('TX 1')
})

test('a fully discounted course sends its code and no receipt', () => {
  const sent = toRequest({ ...complete, code: 'ALL' }, { ...paying, isFree: true, applied: 'ALL' })
  expect(sent).toEqual({ courseID: 4, code: 'ALL', classTimings: [time] })
})

// proves X74
test('purchaseSchema accepts only the applied code, and toRequest sends no other', () => {
  const notApplied = { code: '{"rule":"notApplied"}' }
  const check = (code: string, applied: string | undefined) =>
    createValidate(purchaseSchema({ isFree: false, applied }))({ ...complete, code })
  expect(check('RAMADAN', '')).toEqual(notApplied)
  expect(check('', 'RAMADAN')).toEqual(notApplied)
  expect(check(' RAMADAN ', 'RAMADAN')).toEqual({})
  expect(check('RAMADAN', undefined)).toEqual({})
  expect(toRequest({ ...complete, code: 'RAMADAN' }, { ...paying, applied: '' })).not.toHaveProperty('code')
})
