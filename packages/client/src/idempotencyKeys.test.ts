import { creatingCalls } from '@maktab/contract/calls'
import { type IncomingMessage, createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'

type Outcome = 'saved' | 'drop' | 'cut' | 'page' | 'refused' | 'savedBefore' | 'busy' | 'wait'
const statuses = { refused: 422, savedBefore: 409, busy: 503 } as const

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** Starts a server that produces the given outcomes in order and records the received keys. */
async function open(...outcomes: Outcome[]) {
  const keys: (string | undefined)[] = []
  let release: () => void = () => undefined
  const server = createServer((request: IncomingMessage, response) => {
    keys.push(request.headers['idempotency-key']?.toString())
    const outcome = outcomes.shift() ?? 'saved'
    const respond = () => response.setHeader('Content-Type', 'application/json').end('{"message":"Saved"}')
    request.resume().once('end', () => {
      if (outcome === 'drop') request.socket.destroy()
      else if (outcome === 'cut') {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"mess')
        setTimeout(() => response.destroy(), 20)
      } else if (outcome === 'page') response.end('<html>Sign in to this network</html>')
      else if (outcome === 'wait') release = respond
      else if (outcome === 'saved') respond()
      else response.writeHead(statuses[outcome]).end('{"error":"No"}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, getToken: () => 'secret' })
  const body = { id: 0, title: 'Manners', description: 'Be kind.' }
  const submit = (): Promise<unknown> =>
    unwrap(client.POST('/student-policy/create-and-edit', { body })).catch(() => 'failed')
  return { client, keys, submit, release: () => release() }
}

test.each(['drop', 'cut', 'page', 'refused', 'busy'] as const)(
  'a retry after the outcome %s sends the same key, and the next request a new one',
  async (outcome) => {
    const { submit, keys } = await open(outcome, outcome, 'saved')
    expect([await submit(), await submit()]).toEqual(['failed', 'failed'])
    await submit()
    await submit()
    const [first, ...others] = keys
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(others).toEqual([first, first, expect.not.stringContaining(first ?? '')])
  },
)

test('a 409 confirms that the request was saved, so the next request gets a new key', async () => {
  const { submit, keys } = await open('drop', 'savedBefore', 'saved')
  await submit()
  await submit()
  await submit()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('two concurrent requests get different keys', async () => {
  const { submit, keys, release } = await open('wait', 'saved')
  const first = submit()
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(1)
  await submit()
  release()
  await first
  expect(new Set(keys).size).toBe(2)
})

test('only creating calls get a key, and a key set by the caller is kept', async () => {
  const { client, keys } = await open()
  const send = client.POST as (path: string, init: object) => Promise<unknown>
  // Incomplete responses don't matter here.
  for (const call of creatingCalls) {
    await send(call.replace('POST ', ''), { params: { path: {} }, body: {} }).catch(() => undefined)
  }
  expect(keys).toHaveLength(creatingCalls.size)
  expect(new Set(keys).size).toBe(creatingCalls.size)
  expect(keys).not.toContain(undefined)
  await client.POST('/auth/forgot-password', { body: { email: 'a@b.test' } })
  await client.DELETE('/course/delete/{courseId}', { params: { path: { courseId: 1 } } })
  expect(keys.slice(-2)).toEqual([undefined, undefined])
  const body = { classId: 1, studentId: 4, date: '2026-11-20', status: 'present' as const }
  const params = { path: { recordId: 0 }, header: { 'Idempotency-Key': 'a-key-of-ones-own' } }
  await client.POST('/attendence/add-edit/{recordId}', { params, body })
  expect(keys.at(-1)).toBe('a-key-of-ones-own')
})
