import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { decodeRule } from '#forms/rules.ts'
import { createValidate } from '#forms/formErrors.ts'
import { type DiscountValues, discountSchema, toRequest, toValues } from './discount.schema.ts'

const { discounts } = examples.listDiscounts[200].typical
const withoutStudent = { student: undefined }
const empty = toValues(undefined, withoutStudent, 'USD')
const filled: DiscountValues = { ...empty, name: 'Siblings', code: 'SIBLINGS', percentage: 50 }
const rules = (values: Partial<DiscountValues>) =>
  Object.fromEntries(
    Object.entries(createValidate(discountSchema)({ ...filled, ...values })).map(([field, rule]) => [
      field,
      decodeRule(rule)?.rule,
    ]),
  )

// proves X140
test('toRequest creates a discount for everybody with the code, or for the student it was opened from', () => {
  expect(toRequest(filled, undefined)).toEqual({
    id: 0,
    name: 'Siblings',
    code: 'SIBLINGS',
    studentId: null,
    courseId: null,
    eventId: null,
    percentage: 50,
    amount: null,
    from: null,
    until: null,
    mostUses: null,
    note: null,
  })
  const forStudent = { ...toValues(undefined, { student: 6 }, 'USD'), name: ' Scholarship ', percentage: 100 }
  expect(toRequest(forStudent, undefined)).toMatchObject({ name: 'Scholarship', code: null, studentId: 6 })
})

// proves X140
test.each(discounts.map((discount) => [discount.name, discount] as const))(
  'toRequest sends discount %s unchanged',
  (_, discount) => {
    const { student, course, event, uses: _uses, endedAt: _ended, currency: _currency, ...same } = discount
    const own = { studentId: student?.id ?? null, courseId: course?.id ?? null, eventId: event?.id ?? null }
    expect(toRequest(toValues(discount, withoutStudent, 'USD'), discount)).toEqual({ ...same, ...own })
  },
)

test('toValues leaves an amount in another currency blank', () => {
  const priced = discounts.find(({ amount }) => amount !== null)
  expect(toValues(priced, withoutStudent, 'EUR')).toMatchObject({ worth: 'amount', amount: null })
})

// proves X140
test('fields that aren’t chosen are neither sent nor validated', () => {
  const both: DiscountValues = { ...filled, studentId: '3', courseId: '4', eventId: '5', amount: 5 }
  expect(toRequest(both, undefined)).toMatchObject({ studentId: null, courseId: null, eventId: null, amount: null })
  expect(toRequest({ ...both, whose: 'student', prices: 'event', worth: 'amount' }, undefined)).toMatchObject({
    studentId: 3,
    courseId: null,
    eventId: 5,
    percentage: null,
    amount: 5,
  })
})

// proves X140
test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ code: ' ' }, { code: 'required' }],
  [{ whose: 'student' }, { studentId: 'required' }],
  [{ whose: 'student', studentId: '3', code: '' }, {}],
  [{ percentage: null }, { percentage: 'required' }],
  [{ percentage: 0 }, { percentage: 'tooSmall' }],
  [{ percentage: 101 }, { percentage: 'tooLarge' }],
  [{ worth: 'amount' }, { amount: 'required' }],
  [{ worth: 'amount', amount: 0 }, { amount: 'tooSmall' }],
  [{ percentage: 101, worth: 'amount', amount: 5 }, {}],
  [{ amount: 0 }, {}],
  [{ prices: 'course' }, { courseId: 'required' }],
  [{ prices: 'event' }, { eventId: 'required' }],
  [{ from: '2026-03-02', until: '2026-03-02' }, {}],
  [{ from: '2026-03-02', until: '2026-03-01' }, { until: 'tooEarly' }],
  [{ until: '2026-03-' }, { until: 'incomplete' }],
  [{ mostUses: 0 }, { mostUses: 'tooSmall' }],
] as const)('discountSchema reports for %o: %o', (values, expected) => {
  expect(rules(values)).toEqual(expected)
})
