import { type OperationId, calls } from '@maktab/contract/calls'
import { requestLimits } from '@maktab/shared/requestLimits'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const ids = Object.keys(calls) as OperationId[]
const operationsWithBody = ids.filter((id) => calls[id].body !== null)
const typeOf = (id: OperationId) =>
  calls[id].body === 'multipart' ? 'multipart/form-data; boundary=edge' : 'application/json'

type ReceivedResponse = { status: number; error: unknown }
type Sending = { headers: Record<string, string | number>; bytes?: Buffer; isLeftOpen?: boolean }

async function openHttp() {
  const school = await openTestSchool()
  const address = await school.server.listen({ port: 0, host: '127.0.0.1' })
  /** Sends bytes; with isLeftOpen the request never ends. */
  const send = (id: OperationId, { headers, bytes, isLeftOpen = false }: Sending) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const url = `${address}/api${calls[id].path.replaceAll(/\{\w+\}/g, '1')}`
      const outgoing = request(url, { agent: false, method: calls[id].method, headers })
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => {
          const { error } = JSON.parse(text) as { error: unknown }
          resolve({ status: response.statusCode ?? 0, error })
          if (isLeftOpen) outgoing.destroy()
        })
      })
      if (isLeftOpen) outgoing.flushHeaders()
      else outgoing.end(bytes)
    })
  return { ...school, send, port: Number(new URL(address).port) }
}

test('unauthorized requests are rejected before the body is read', async () => {
  const { send, student } = await openHttp()
  const { token } = await student()
  for (const id of operationsWithBody.filter((id) => !calls[id].isPublic)) {
    const headers = { 'Content-Type': typeOf(id), 'Content-Length': 1000 }
    expect((await send(id, { headers, isLeftOpen: true })).status, id).toBe(401)
    if (calls[id].roles.includes('student')) continue
    expect((await send(id, { headers: { ...headers, token }, isLeftOpen: true })).status, id).toBe(403)
  }
})

test('rate-limited requests are rejected before the body is read', async () => {
  const { send, database } = await openHttp()
  await database.updateTable('attempts').set({ count: 1000 }).execute()
  for (const id of operationsWithBody.filter((id) => calls[id].isPublic)) {
    const headers = { 'Content-Type': typeOf(id), 'Content-Length': 1000 }
    // The first attempt creates the row with the count.
    await send(id, { headers: { 'Content-Type': typeOf(id) }, bytes: Buffer.from('x') })
    await database.updateTable('attempts').set({ count: 1000 }).execute()
    expect((await send(id, { headers, isLeftOpen: true })).status, id).toBe(429)
  }
})

const sentence = (id: OperationId) =>
  calls[id].body === 'multipart' ? 'This is larger than 20 MB.' : 'This is larger than 256 kB.'

/** Sends all bytes over one connection before reading the response, as browsers do. */
async function exchange(port: number, bytes: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  for (const piece of bytes) await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test('a body that is too large gets 413 with or without Content-Length, and the connection stays usable', async () => {
  const { port } = await openHttp()
  const tooMuch = Buffer.alloc(requestLimits.formBytes + 1, 'x')
  for (const id of ['registerStudent', 'signIn'] as const) {
    const head = (length: string) =>
      `POST /api${calls[id].path} HTTP/1.1\r\nHost: school\r\nContent-Type: ${typeOf(id)}\r\n${length}\r\n\r\n`
    const next = 'GET /healthz HTTP/1.1\r\nHost: school\r\nConnection: close\r\n\r\n'
    const announced = [head(`Content-Length: ${tooMuch.length}`), tooMuch, next]
    const size = `${tooMuch.length.toString(16)}\r\n`
    const streamed = [head('Transfer-Encoding: chunked'), size, tooMuch, '\r\n0\r\n\r\n', next]
    for (const bytes of [announced, streamed]) {
      const text = await exchange(port, bytes)
      expect(text.match(/HTTP\/1\.1 \d+/g), id).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
      expect(text, id).toContain(`{"error":"${sentence(id)}"}`)
    }
  }
})

test('malformed HTTP gets an error in the contract’s shape', async () => {
  const { port } = await openHttp()
  const text = await exchange(port, ['nonsense\r\n\r\n'])
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(text).toMatch(/\r\n\r\n\{"error":"We couldn’t read this request\."\}$/)
  const long = await exchange(port, [`GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`])
  expect(long).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
})

test('a missing Host header or unknown expectation gets an error in the contract’s shape', async () => {
  const { port } = await openHttp()
  const error = /\r\n\r\n(?:\w+\r\n)?\{"error":"We couldn’t read this request\."\}/
  const hostless = await exchange(port, ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'])
  expect(hostless).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(hostless).toMatch(error)
  // Health checks may use HTTP/1.0, which has no Host header.
  expect(await exchange(port, ['GET /healthz HTTP/1.0\r\n\r\n'])).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  const expecting = 'GET /healthz HTTP/1.1\r\nHost: school\r\nExpect: miracles\r\nConnection: close\r\n\r\n'
  const text = await exchange(port, [expecting])
  expect(text).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/)
  expect(text).toMatch(error)
})

test('a malformed Content-Type is an error of the body for every operation', async () => {
  const { send } = await openHttp()
  for (const id of operationsWithBody) {
    const { status, error } = await send(id, { headers: { 'Content-Type': ';;=,' }, bytes: Buffer.from('{}') })
    expect([status, error], id).toEqual([422, { body: ['This content type isn’t supported.'] }])
  }
})

test('a path parameter that is too long returns 404 for every operation', async () => {
  const { server } = await openTestSchool()
  const withIds = ids.filter((id) => calls[id].path.includes('{'))
  for (const id of withIds) {
    const url = `/api${calls[id].path.replaceAll(/\{\w+\}/g, '1'.repeat(300))}`
    const response = await server.inject({ method: calls[id].method, url })
    expect([response.statusCode, response.json()], id).toEqual([404, { error: 'This no longer exists.' }])
  }
  expect(withIds.length).toBeGreaterThan(10)
})
