import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takenOff } from './takenOff.ts'

const price = fc.integer({ min: 0, max: 100_000_000_000 })
const percentage = fc.integer({ min: 1, max: 100 })
const worth = fc.oneof(
  fc.record({ percentage, amount: fc.constant(null) }),
  fc.record({ percentage: fc.constant(null), amount: fc.integer({ min: 1, max: 100_000_000_000 }) }),
)

// proves X95
test('what is taken off is never more than the price, half a unit counts as one, and who pays more gives more', () => {
  fc.assert(
    fc.property(price, worth, (units, off) => {
      const discount = takenOff(units, off)
      expect(Number.isSafeInteger(discount)).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(units)
      expect(units - discount).toBeLessThanOrEqual(units + 1 - takenOff(units + 1, off))
    }),
  )
  fc.assert(
    fc.property(price, percentage, (units, percent) => {
      const off = (of: number) => takenOff(units, { percentage: of, amount: null })
      const hundredths = BigInt(off(percent)) * 100n - BigInt(units) * BigInt(percent)
      expect(hundredths > -50n && hundredths <= 50n).toBe(true)
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
])('of %i units, %i % takes off %i: half a unit counts as one', (units, percent, discount) => {
  expect(takenOff(units, { percentage: percent, amount: null })).toBe(discount)
})
