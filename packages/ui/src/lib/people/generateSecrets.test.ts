import { expect, test } from 'vitest'
import { generatePassword, generateDiscountCode } from './generateSecrets.ts'

const passwords = Array.from({ length: 500 }, generatePassword)

test('generatePassword returns groups of lower case letters, upper case letters and digits', () => {
  for (const password of passwords) {
    expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
    expect(password).toMatch(/[a-z]/)
    expect(password).toMatch(/[A-Z]/)
    expect(password).toMatch(/[2-9]/)
    expect(password).not.toMatch(/[lIoO01]/)
  }
})

test('generatePassword never repeats a password and uses every letter', () => {
  expect(new Set(passwords).size).toBe(passwords.length)
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(56)
})

// proves X140
test('generateDiscountCode returns two groups of unambiguous letters and never repeats a code', () => {
  const codes = Array.from({ length: 200 }, generateDiscountCode)
  expect(codes.filter((code) => !/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})
