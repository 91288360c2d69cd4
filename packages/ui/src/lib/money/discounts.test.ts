import { expect, test } from 'vitest'
import { getDiscountState, getDiscountedPrice } from './discounts.ts'
import type { OwnDiscount } from '@maktab/contract/schema'

const open = { endedAt: null, from: null, until: null, mostUses: null, uses: 7, currency: null }

// proves X140
test.each([
  ['holds', {}],
  ['holds', { from: '2026-03-02', until: '2026-03-02', mostUses: 8, currency: 'USD' }],
  ['later', { from: '2026-03-03' }],
  ['over', { until: '2026-03-01' }],
  ['usedUp', { mostUses: 7 }],
  ['otherCurrency', { currency: 'EUR' }],
  ['ended', { endedAt: '2026-03-01T08:00:00.000Z', until: '2026-03-01', mostUses: 7 }],
] as const)('getDiscountState returns %s for %o', (state, own) => {
  expect(getDiscountState({ ...open, ...own }, '2026-03-02', 'USD')).toBe(state)
})

const all: OwnDiscount = { name: 'Scholarship', courseId: null, eventId: null, percentage: null, amount: null }
const of = (own: Partial<OwnDiscount>): OwnDiscount => ({ ...all, ...own })
const course = { kind: 'course', id: 7, price: 45 } as const
const event = { kind: 'event', id: 7, price: 45 } as const
const paid = (amount: number, name = 'Scholarship') => ({ amount, name })

// proves X142
test.each([
  ['no discounts', [], course, undefined],
  ['a discount on all prices', [of({ percentage: 50 })], course, paid(22.5)],
  ['a half cent rounded down', [of({ percentage: 33 })], { ...course, price: 0.5 }, paid(0.33)],
  ['an amount', [of({ amount: 5 })], event, paid(40)],
  ['no negative price', [of({ amount: 50 })], event, paid(0)],
  ['a discount on this course', [of({ courseId: 7, percentage: 10 })], course, paid(40.5)],
  ['a discount on another course', [of({ courseId: 8, percentage: 10 })], course, undefined],
  ['a discount on an event with the course’s id', [of({ eventId: 7, percentage: 10 })], course, undefined],
  ['a discount on a course with the event’s id', [of({ courseId: 7, percentage: 10 })], event, undefined],
  [
    'the larger of two discounts',
    [of({ percentage: 10 }), of({ name: 'Siblings', amount: 5 })],
    course,
    paid(40, 'Siblings'),
  ],
  ['the first of two equal discounts', [of({ percentage: 20 }), of({ name: 'Other', amount: 9 })], course, paid(36)],
  ['a free course', [of({ percentage: 100 })], { ...course, price: null }, undefined],
] as const)('getDiscountedPrice applies %s', (_, discounts, priced, expected) => {
  expect(getDiscountedPrice(discounts, priced, 'USD')).toEqual(expected)
})

// proves X142
test('getDiscountedPrice rounds to the minor units of the currency', () => {
  expect(getDiscountedPrice([of({ percentage: 1 })], { ...course, price: 0.15 }, 'KWD')).toEqual(paid(0.148))
  expect(getDiscountedPrice([of({ percentage: 15 })], { ...course, price: 1999 }, 'JPY')).toEqual(paid(1699))
  expect(getDiscountedPrice([of({ percentage: 100 })], { ...course, price: 1.5 }, 'JPY')).toEqual(paid(0))
})
