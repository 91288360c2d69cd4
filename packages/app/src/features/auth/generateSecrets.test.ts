import { expect, test } from 'vitest'
import { generatePassword } from './generateSecrets.ts'

const passwords = Array.from({ length: 500 }, generatePassword)

test('a password is long, of small and capital letters and digits, in groups', () => {
  for (const password of passwords) {
    expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
    expect(password).toMatch(/[a-z]/)
    expect(password).toMatch(/[A-Z]/)
    expect(password).toMatch(/[2-9]/)
    expect(password).not.toMatch(/[lIoO01]/)
  }
})

test('none comes twice, and every letter comes', () => {
  expect(new Set(passwords).size).toBe(passwords.length)
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(56)
})
