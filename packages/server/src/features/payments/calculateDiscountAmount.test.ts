import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSmallestCoin } from '#lib/getMinorUnitDigits.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { calculateDiscountAmount } from './calculateDiscountAmount.ts'

const price = fc.integer({ min: 0, max: 100_000_000_000 })
const coin = fc.constantFrom(1, 100)
const percentage = fc.integer({ min: 1, max: 100 })
const worth = fc.oneof(
  fc.record({ percentage, amount: fc.constant(null) }),
  fc.record({ percentage: fc.constant(null), amount: fc.integer({ min: 1, max: 100_000_000_000 }) }),
)

// proves X95
test('a discount is never more than the price, leaves whole coins, and a higher price never leaves less', () => {
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
      const left = units - off(percent)
      const hundredths = BigInt(left) * 100n - BigInt(units) * BigInt(100 - percent)
      const half = BigInt(coinUnits) * 50n
      expect(hundredths >= -half && hundredths < half).toBe(true)
      expect(left % coinUnits === 0 || left === units).toBe(true)
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
])('%i units with %i % off: %i units are taken off, half a unit counts as one', (units, percent, discount) => {
  expect(calculateDiscountAmount(units, { percentage: percent, amount: null }, 1)).toBe(discount)
})

test.each([
  ['JPY', 199_900, 15, 1699],
  ['KRW', 1_000_000, 33, 6700],
  ['JPY', 150, 100, 0],
  ['JPY', 1999, 1, 19.99],
  ['KWD', 1001, 10, 0.901],
  ['USD', 1999, 15, 16.99],
])('in %s, %i minor units with %i % off leave %d', (currency, units, percent, left) => {
  const discount = calculateDiscountAmount(units, { percentage: percent, amount: null }, getSmallestCoin(currency))
  expect(fromMinorUnits(units - discount, currency)).toBe(left)
})
