import { creatingCalls } from '@maktab/contract/calls'
import { type IncomingMessage, createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createClient } from './createClient.ts'
import { unwrap } from './createApi.ts'

type Way = 'saved' | 'drop' | 'cut' | 'page' | 'refused' | 'savedBefore' | 'busy' | 'wait'
const statuses = { refused: 422, savedBefore: 409, busy: 503 } as const

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A school that answers in the ways that are named, one after the other, and the keys that it got. */
async function open(...ways: Way[]) {
  const keys: (string | undefined)[] = []
  let letGo: () => void = () => undefined
  const server = createServer((request: IncomingMessage, response) => {
    keys.push(request.headers['idempotency-key']?.toString())
    const way = ways.shift() ?? 'saved'
    const answer = () => response.setHeader('Content-Type', 'application/json').end('{"message":"Saved"}')
    request.resume().once('end', () => {
      if (way === 'drop') request.socket.destroy()
      else if (way === 'cut') {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"mess')
        setTimeout(() => response.destroy(), 20)
      } else if (way === 'page') response.end('<html>Sign in to this network</html>')
      else if (way === 'wait') letGo = answer
      else if (way === 'saved') answer()
      else response.writeHead(statuses[way]).end('{"error":"No"}')
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
  const press = (): Promise<unknown> =>
    unwrap(client.POST('/student-policy/create-and-edit', { body })).catch(() => 'failed')
  return { client, keys, press, letGo: () => letGo() }
}

test.each(['drop', 'cut', 'page', 'refused', 'busy'] as const)(
  'the same form goes out again with its key when its answer was: %s',
  async (way) => {
    const { press, keys } = await open(way, way, 'saved')
    expect([await press(), await press()]).toEqual(['failed', 'failed'])
    await press()
    await press()
    const [first, ...others] = keys
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(others).toEqual([first, first, expect.not.stringContaining(first ?? '')])
  },
)

test('what was saved before is answered for good', async () => {
  const { press, keys } = await open('drop', 'savedBefore', 'saved')
  await press()
  await press()
  await press()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('two forms under way at once are two', async () => {
  const { press, keys, letGo } = await open('wait', 'saved')
  const first = press()
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(1)
  await press()
  letGo()
  await first
  expect(new Set(keys).size).toBe(2)
})

test('every call that makes something new goes out with a key, no other does, and one’s own key is left alone', async () => {
  const { client, keys } = await open()
  const send = client.POST as (path: string, init: object) => Promise<unknown>
  // Whether the answer is whole is of no matter here.
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
