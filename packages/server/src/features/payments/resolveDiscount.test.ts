import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSmallestCoin } from '#lib/currency.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { calculateDiscountAmount } from './resolveDiscount.ts'
import { eraseStudent } from '../erasure/erasePerson.ts'
import { openFeeTestSchool } from '#testing/openPaymentTestSchool.ts'

const price = fc.integer({ min: 0, max: 100_000_000_000 })
const coin = fc.constantFrom(1, 100)
const percentage = fc.integer({ min: 1, max: 100 })
const worth = fc.oneof(
  fc.record({ percentage, amount: fc.constant(null) }),
  fc.record({ percentage: fc.constant(null), amount: fc.integer({ min: 1, max: 100_000_000_000 }) }),
)

// proves X95
test('a discount never exceeds the price, leaves whole coins, and a higher price never leaves less to pay', () => {
  fc.assert(
    fc.property(price, worth, coin, (units, off, coinUnits) => {
      const discount = calculateDiscountAmount(units, off, coinUnits)
      expect(Number.isSafeInteger(discount)).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(units)
      expect(units - discount).toBeLessThanOrEqual(units + 1 - calculateDiscountAmount(units + 1, off, coinUnits))
    }),
  )
  fc.assert(
    fc.property(price, percentage, coin, (units, percent, coinUnits) => {
      const off = (of: number) => calculateDiscountAmount(units, { percentage: of, amount: null }, coinUnits)
      const remaining = units - off(percent)
      const hundredths = BigInt(remaining) * 100n - BigInt(units) * BigInt(100 - percent)
      const half = BigInt(coinUnits) * 50n
      expect(hundredths >= -half && hundredths < half).toBe(true)
      expect(remaining % coinUnits === 0 || remaining === units).toBe(true)
      expect(off(Math.min(percent + 1, 100))).toBeGreaterThanOrEqual(off(percent))
      expect(off(100)).toBe(units)
    }),
  )
})

test.each([
  [1, 50, 1],
  [3, 50, 2],
  [333, 33, 110],
  [4500, 50, 2250],
  [99, 1, 1],
  [49, 1, 0],
])('%i units with %i % off: %i units are deducted, half a unit rounds up', (units, percent, discount) => {
  expect(calculateDiscountAmount(units, { percentage: percent, amount: null }, 1)).toBe(discount)
})

test.each([
  ['JPY', 199_900, 15, 1699],
  ['KRW', 1_000_000, 33, 6700],
  ['JPY', 150, 100, 0],
  ['JPY', 1999, 1, 19.99],
  ['KWD', 1001, 10, 0.901],
  ['USD', 1999, 15, 16.99],
])('in %s, %i minor units with %i % off leave %d', (currency, units, percent, expected) => {
  const discount = calculateDiscountAmount(units, { percentage: percent, amount: null }, getSmallestCoin(currency))
  expect(fromMinorUnits(units - discount, currency)).toBe(expected)
})

/** A student with a monthly purchase who gets a discount after the first month. */
async function open(discount: object) {
  const school = await openFeeTestSchool()
  const { api, token, zaynab, database } = school
  const nothing = { id: 0, code: null, courseId: null, eventId: null, from: null, until: null, note: null }
  const scholarship = {
    ...nothing,
    name: 'Siblings',
    studentId: zaynab.id,
    percentage: null,
    amount: null,
    ...discount,
  }
  expect((await api('saveDiscount', { token, body: scholarship })).status).toBe(201)
  const amounts = async () =>
    (await school.rows()).map(({ discount, discount_name: name, amount, status }) => [discount, name, amount, status])
  const listed = async () => {
    await school.extendSessions()
    return (await api('listDiscounts', { token })).body.discounts
  }
  return { ...school, database, amounts, listed }
}

// proves X94, X97
test('a scholarship for one payment applies to one month and is listed as used', async () => {
  const { advanceDays, amounts, listed, api, token, zaynab } = await open({ percentage: 50, mostUses: 1 })
  expect(await listed()).toMatchObject([{ uses: 0 }])
  await advanceDays(60)
  expect(await amounts()).toEqual([
    [2250, 'Siblings', 2250, 'due'],
    [0, null, 4500, 'due'],
  ])
  expect(await listed()).toMatchObject([{ uses: 1, mostUses: 1 }])
  expect((await api('listOwnDiscounts', { token: zaynab.token })).body.discounts).toEqual([])
  const { fees } = (await api('listOwnFees', { token: zaynab.token })).body
  expect(fees).toMatchObject([{ price: 45, discount: 22.5, discountName: 'Siblings' }, { discountName: null }])
  // Waiving the fee frees the discount, and the next month gets it.
  expect((await api('decideFee', { token, body: { id: 1, paymentStatus: 'waived' } })).status).toBe(200)
  expect(await listed()).toMatchObject([{ uses: 0 }])
  await advanceDays(30)
  expect((await amounts()).at(-1)).toEqual([2250, 'Siblings', 2250, 'due'])
  // A fee used it, so ending it keeps it in the list.
  await listed()
  expect((await api('endDiscount', { token, params: { id: 1 } })).body.message).toBe('Discount ended')
})

// proves X97
test('a scholarship that covers one payment entirely leaves the next month due', async () => {
  const { advanceDays, amounts, listed } = await open({ percentage: 100, mostUses: 1 })
  await advanceDays(60)
  expect(await amounts()).toEqual([
    [4500, 'Siblings', 0, 'waived'],
    [0, null, 4500, 'due'],
  ])
  expect(await listed()).toMatchObject([{ uses: 1 }])
})

// proves X97
test('of two fees created at the same time, one gets the last use of a discount', async () => {
  const { advanceDays, runJob, advanceClock, rows, course, database, zaynab, now } = await open({
    amount: 5,
    mostUses: 1,
  })
  const others = [await course('Letters'), await course('Seerah')]
  await database.updateTable('courses').set({ pricing: 'monthly' }).execute()
  const bought = { student_id: zaynab.id, status: 'paid', pricing: 'monthly', created_at: now() } as const
  await database
    .insertInto('purchases')
    .values(others.map((course_id) => ({ ...bought, course_id, price: 45, decided_at: now() })))
    .execute()
  await advanceDays(22)
  expect(await rows()).toEqual([])
  advanceClock(86_400_000)
  await Promise.all(Array.from({ length: 4 }, () => runJob('layFees')))
  expect((await rows()).map(({ amount }) => amount).toSorted()).toEqual([4000, 4500, 4500])
})

// proves X94
test('erasing a student removes their name from the discount of a fee', async () => {
  const { advanceDays, rows, database, zaynab, now } = await open({
    name: 'For Student One',
    percentage: 10,
    mostUses: null,
  })
  await database.updateTable('accounts').set({ name: 'Student One' }).where('id', '=', zaynab.accountId).execute()
  await advanceDays(25)
  expect(await rows()).toMatchObject([{ discount_name: 'For Student One' }])
  await eraseStudent({ database, now: now() }, zaynab.id)
  const [fee] = await rows()
  expect(fee?.discount_name).not.toContain('One')
})

// proves X92, X98
test('rejecting a purchase waives its fees, and buying again creates new ones', async () => {
  const { advanceDays, rows, buy, api, extendSessions, token, zaynab, database } = await openFeeTestSchool()
  // Bought on the 3rd, so that January's fee is created in December.
  const bought = Date.UTC(2026, 11, 3, 8)
  await database.updateTable('purchases').set({ created_at: bought }).execute()
  await advanceDays(37)
  expect(await rows()).toMatchObject([{ due_on: '2027-01-03', status: 'due' }])
  await extendSessions()
  const rejected = { kind: 'course', id: 1, paymentStatus: 'rejected', seen: 'paid', reason: 'It never came.' }
  expect((await api('correctPayment', { token, body: rejected })).status).toBe(200)
  expect((await api('listOwnFees', { token: zaynab.token })).body.fees).toMatchObject([
    { status: 'waived', reason: 'It never came.', version: 2 },
  ])
  await buy()
  await advanceDays(25)
  expect((await rows()).map(({ purchase_id, due_on, status }) => [purchase_id, due_on, status])).toEqual([
    [1, '2027-01-03', 'waived'],
    [2, '2027-01-28', 'due'],
  ])
})
