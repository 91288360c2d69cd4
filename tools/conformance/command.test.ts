// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

function run(...args: string[]) {
  const env = { ...process.env, PROVE_EMAIL: '', PROVE_PASSWORD: '' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', 'checkConformance.ts'), ...args],
    {
      encoding: 'utf8',
      env,
    },
  )
  return { status, said: stdout + stderr }
}

const who = ['--email', 'admin@school.test', '--password', 'open sesame']

test('says what a backend has to offer, and that the stories write', () => {
  const { status, said } = run('--help')
  expect(status).toBe(0)
  expect(said).toContain('PROVE_EMAIL')
  expect(said).toContain('THEY WRITE')
})

test.each([
  ['no address', [], 'npm run prove -- backend <address>'],
  ['what is no address', ['localhost:3000', ...who], 'is no address such as'],
  ['a profile that there isn’t', ['http://localhost:1/api', '--profile', 'half', ...who], 'there is full and spec'],
  ['no administrator', ['http://localhost:1/api'], 'PROVE_PASSWORD'],
  ['a school elsewhere, unless it is there to be tried', ['https://school.example/api', ...who], 'add --yes'],
])('refuses %s', (_, args, words) => {
  const { status, said } = run(...args)
  expect(status).toBe(1)
  expect(said).toContain(words)
})

test('prints each story with its reason, the score as the last line, and ends with 1 below the full one', () => {
  const { status, said } = run('http://127.0.0.1:1/api', ...who)
  expect(status).toBe(1)
  expect(said).toMatch(/✗ failed .*\n +signIn: there is no answer/)
  expect(said.trim().split('\n').at(-1)).toMatch(/^0 of \d+$/)
})
