import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = `
import { passwordCost } from './passwordCost.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
const kept = await hashPassword('open sesame')
const matches = [await verifyPassword('open sesame', kept), await verifyPassword('open Sesame', kept)]
console.log(JSON.stringify({ passwordCost, matches }))`

// In a process of its own: resetting modules here would reset them for the other tests of this worker too.
test('outside of tests a password costs at least what OWASP recommends for argon2id', async () => {
  const args = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  const { passwordCost, matches } = JSON.parse(stdout) as {
    passwordCost: { memory: number; passes: number }
    matches: boolean[]
  }
  expect(passwordCost.memory).toBeGreaterThanOrEqual(19 * 1024)
  expect(passwordCost.passes).toBeGreaterThanOrEqual(2)
  expect(matches).toEqual([true, false])
})
