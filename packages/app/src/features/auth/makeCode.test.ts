import { expect, test } from 'vitest'
import { generateDiscountCode } from './makeCode.ts'

// proves X140
test('a code is of two groups of letters that are not mistaken for others, and no two are the same', () => {
  const codes = Array.from({ length: 200 }, generateDiscountCode)
  expect(codes.filter((code) => !/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})
