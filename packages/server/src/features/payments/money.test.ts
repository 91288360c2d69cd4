import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMinorUnitDigits } from '#lib/getMinorUnitDigits.ts'
import { fromMinorUnits, toMinorUnits } from './minorUnits.ts'
import { computeCheckLetter, createReference } from './createReference.ts'

const currency = fc.constantFrom('USD', 'PKR', 'JPY', 'KWD', 'EUR')

// proves X85
test('whatever a price is, it comes back from whole units as it was, and sums are right to the last of them', () => {
  const price = fc.record({ currency, units: fc.integer({ min: 0, max: 1_000_000_000 }) })
  fc.assert(
    fc.property(price, ({ currency: code, units }) => {
      const told = fromMinorUnits(units, code)
      expect(toMinorUnits(told, code)).toBe(units)
      expect(Number(told.toFixed(getMinorUnitDigits(code)))).toBe(told)
    }),
  )
  fc.assert(
    fc.property(currency, fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 500 }), (code, amounts) => {
      const sum = amounts
        .map((units) => toMinorUnits(fromMinorUnits(units, code), code))
        .reduce((so, units) => so + units, 0)
      expect(BigInt(sum)).toBe(amounts.map(BigInt).reduce((so, units) => so + units, 0n))
    }),
  )
})

// proves X85
test('no two payments are called the same, and a reference with any one letter mistyped or two swapped is told', () => {
  const ids = [1, 2, 9, 10, 11, 21, 112, 1121]
  const all = (['course', 'event'] as const).flatMap((kind) =>
    ids.flatMap((itemId) => ids.map((studentId) => createReference({ kind, itemId, studentId }))),
  )
  expect(new Set(all).size).toBe(all.length)
  const holds = (reference: string) => computeCheckLetter(reference.slice(0, -1)) === reference.at(-1)
  expect(all.every(holds)).toBe(true)
  for (const reference of all) {
    const told = reference.slice(0, -1)
    for (const [index, letter] of Array.from(told).entries()) {
      const wrong = Array.from('0123456789').filter((digit) => digit !== letter && /\d/.test(letter))
      for (const digit of wrong) {
        expect(holds(`${told.slice(0, index)}${digit}${reference.slice(index + 1)}`)).toBe(false)
      }
      const next = told[index + 1]
      if (next === undefined || next === letter) continue
      expect(holds(`${told.slice(0, index)}${next}${letter}${reference.slice(index + 2)}`)).toBe(false)
    }
  }
})
