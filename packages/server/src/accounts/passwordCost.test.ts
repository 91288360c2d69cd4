import { expect, test, vi } from 'vitest'

test('outside of tests a password costs at least what OWASP recommends for argon2id', async () => {
  vi.doUnmock('./passwordCost.ts')
  vi.resetModules()
  const { passwordCost } = await import('./passwordCost.ts')
  expect(passwordCost.memory).toBeGreaterThanOrEqual(19 * 1024)
  expect(passwordCost.passes).toBeGreaterThanOrEqual(2)
  const { hashPassword, isPassword } = await import('./passwords.ts')
  const kept = await hashPassword('open sesame')
  expect([await isPassword('open sesame', kept), await isPassword('open Sesame', kept)]).toEqual([true, false])
})
