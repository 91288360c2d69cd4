import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readMockFlags } from './readMockFlags.ts'

function start(env: Record<string, string>, args: string[] = []) {
  const main = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...args], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void main.kill())
  return main
}

test('prints its URL and the demo accounts, and responds there', async () => {
  const main = start({ PORT: '0' })
  let said = ''
  for await (const chunk of main.stdout) {
    said += String(chunk)
    if (said.includes('blocked@maktab.test')) break
  }
  const [, address = ''] = /Mock API: (http:\/\/localhost:\d+)\/api/.exec(said) ?? []
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
])('%s exits with an error message', { tags: ['slow'] }, async (_, env, message) => {
  const main = start(env)
  expect(await text(main.stderr)).toContain(message)
  expect(main.exitCode ?? (await new Promise((resolve) => main.once('exit', resolve)))).toBe(1)
})

test('a port in use exits with an error message', { tags: ['slow'] }, async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, listening))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  expect(await text(start({ PORT: String(port) }).stderr)).toContain(`Port ${port} is already in use.`)
})

const exitOf = async (main: ReturnType<typeof start>) =>
  main.exitCode ?? (await new Promise<number | null>((resolve) => main.once('exit', resolve)))

async function addressOf(main: ReturnType<typeof start>): Promise<string> {
  let said = ''
  for await (const chunk of main.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('/__mock')) break
  }
  return /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
}

/** Arguments for a command that requests the mock once and exits with this code. */
const requestArgs = (code: number) => [
  '--fail-on-findings',
  process.execPath,
  '-e',
  `await fetch(process.env.MOCK_URL + '/api/course/get'); process.exit(${code})`,
]

/** A backend that always responds with this body. */
async function backend(body: string): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

test.each([
  ['a successful command without violations exits with 0', '{"course":[]}', 0, 0],
  ['a successful command with violations exits with 1', '{"course":[{}]}', 0, 1],
  ['a failed command keeps its exit code', '{"course":[{}]}', 7, 7],
])('%s', { tags: ['slow'] }, async (_, body, code, expected) => {
  const main = start({ PORT: '0', MOCK_UPSTREAM: await backend(body) }, requestArgs(code))
  const said = text(main.stderr)
  expect(await exitOf(main)).toBe(expected)
  expect(await said).toContain(expected === 0 ? 'Contract violations: none.' : 'body.course.*.name: is required')
})

test.skipIf(process.platform === 'win32')(
  'a mock that is stopped ends with 1 where something broke the contract',
  { tags: ['slow'] },
  async () => {
    const main = start({ PORT: '0', MOCK_UPSTREAM: await backend('{"course":[{}]}') }, ['--fail-on-findings'])
    await fetch(`${await addressOf(main)}/api/course/get`)
    main.kill('SIGTERM')
    expect(await exitOf(main)).toBe(1)
  },
)

test('an unknown argument is rejected', { tags: ['slow'] }, async () => {
  const main = start({ PORT: '0' }, ['--fail-on-finding'])
  expect(await text(main.stderr)).toContain('not "--fail-on-finding"')
  expect(await exitOf(main)).toBe(1)
})

test('--spec-only is printed at startup and makes extension calls return 404', { tags: ['slow'] }, async () => {
  const main = start({ PORT: '0' }, ['--spec-only'])
  let said = ''
  for await (const chunk of main.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('/__mock')) break
  }
  expect(said).toContain('Specification-only mode')
  const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
  expect((await fetch(`${address}/api/school/settings`)).status).toBe(404)
  expect((await fetch(`${address}/api/course/get`)).status).toBe(200)
})

test('without flags extensions are enabled and no command runs', () => {
  expect(readMockFlags([])).toEqual({ specOnly: false, failsOnFindings: false, command: [] })
})

test.each([
  ['alone', ['--spec-only'], { specOnly: true }],
  [
    'before a command',
    ['--spec-only', '--fail-on-findings', 'npx', '--spec-only'],
    { specOnly: true, failsOnFindings: true, command: ['npx', '--spec-only'] },
  ],
])('readMockFlags reads --spec-only %s', (_, args, flags) => {
  expect(readMockFlags(args)).toMatchObject(flags)
})

test.each([
  [['--spec'], 'Available flags: --spec-only,'],
  [['--spec-only', 'npx'], 'not "npx"'],
])('readMockFlags rejects %j with a message', (args, words) => {
  expect(readMockFlags(args)).toContain(words)
})
