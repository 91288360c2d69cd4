import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

function start(env: Record<string, string>) {
  const main = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void main.kill())
  return main
}

test('says where it answers and who can sign in, and answers there', async () => {
  const main = start({ PORT: '0' })
  let said = ''
  for await (const chunk of main.stdout) {
    said += String(chunk)
    if (said.includes('blocked@maktab.test')) break
  }
  const [, address = ''] = /The mock answers at (http:\/\/localhost:\d+)\/api/.exec(said) ?? []
  expect(said).toContain(`${address}/__mock`)
  expect((await fetch(`${address}/api/course/get`)).status).toBe(200)
  const root = await fetch(address, { redirect: 'manual' })
  expect([root.status, root.headers.get('location')]).toEqual([302, '/__mock'])
})

test.each([
  ['a port in words', { PORT: 'four' }, 'PORT must be a number between 0 and 65535, not "four".'],
  ['a port that is too high', { PORT: '70000' }, 'PORT must be a number between 0 and 65535, not "70000".'],
  [
    'an upstream that is no address',
    { PORT: '0', MOCK_UPSTREAM: 'localhost:3000' },
    'MOCK_UPSTREAM must be an address',
  ],
])('%s is refused with a sentence', async (_, env, sentence) => {
  const main = start(env)
  expect(await text(main.stderr)).toContain(sentence)
  expect(main.exitCode ?? (await new Promise((resolve) => main.once('exit', resolve)))).toBe(1)
})

test('a port that is taken is said so', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, listening))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  expect(await text(start({ PORT: String(port) }).stderr)).toContain(`Port ${port} is taken.`)
})
