import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { json, openMockWithBackend } from './openMockWithBackend.ts'
import { admin, openMockForTest } from './openMock.ts'

test('status, headers and body come back as they are, and what fits is no finding', async () => {
  const mock = await openMockWithBackend(json(200, { course: [] }))
  const answer = await mock.request('/api/course/get')
  expect([answer.status, answer.headers.get('x-from'), await answer.json()]).toEqual([200, 'backend', { course: [] }])
  expect(await mock.findings()).toEqual([])
})

test('an upload arrives byte by byte, with its headers', async () => {
  let seen: { hash: string; headers: IncomingHttpHeaders } | undefined
  const mock = await openMockWithBackend((request, response) => {
    const hash = createHash('sha256')
    request.on('data', (chunk: Buffer) => hash.update(chunk))
    request.on('end', () => {
      seen = { hash: hash.digest('hex'), headers: request.headers }
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"message":"Course created successfully"}')
    })
  })
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256))
  const part = 'Content-Disposition: form-data; name='
  const body = Buffer.concat([
    Buffer.from(
      `--edge\r\n${part}"name"\r\n\r\nTajweed\r\n--edge\r\n${part}"price"\r\n\r\n5\r\n--edge\r\n${part}"image"; filename="a.png"\r\n\r\n`,
    ),
    Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const headers = { ...admin, 'Content-Type': 'multipart/form-data; boundary=edge' }
  expect((await mock.request('/api/course/create-course', { method: 'POST', body, headers })).status).toBe(201)
  expect(seen?.hash).toBe(createHash('sha256').update(body).digest('hex'))
  expect(seen?.headers).toMatchObject({ token: 'mock-token-admin', 'content-length': String(body.length) })
  expect(await mock.findings()).toEqual([])
})

test('an answer comes back byte by byte, however it is packed', async () => {
  const packed = gzipSync('{"course":[{"id":"one"}]}')
  const mock = await openMockWithBackend((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(packed),
  )
  // Not by `fetch`, which would unpack it.
  const got = await new Promise<Buffer>((resolve) =>
    get(`${mock.url}/api/course/get`, (answer) => void buffer(answer).then(resolve)),
  )
  expect(got.equals(packed)).toBe(true)
  expect((await mock.findings()).map(({ path }) => path)).toContain('body.course.*.id')
})

test('a line is passed on as it comes, for whoever asks for it by name', async () => {
  let over = false
  const mock = await openMockWithBackend((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"changed":["courses"]}\n\n')
    request.on('close', () => (over = true))
  })
  const listen = (flip: Record<string, string>) =>
    mock.request('/api/changes/watch', { headers: { ...admin, ...flip, Accept: 'text/event-stream' } })
  expect((await listen({})).status).toBe(404)
  const reader = (await listen({ 'X-Mock': 'watchChanges=upstream' })).body!.getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe('data: {"changed":["courses"]}\n\n')
  await reader.cancel()
  await expect.poll(() => over).toBe(true)
})

test('a picture is passed on too, and is no call', async () => {
  const mock = await openMockWithBackend((_, response) => response.end(Buffer.from([0, 255, 128])))
  const picture = await (await mock.request('/uploads/a.png')).bytes()
  expect([...picture]).toEqual([0, 255, 128])
  expect(await mock.findings()).toEqual([])
})

test('the backend’s own word on other origins and its cookies stay', async () => {
  const mock = await openMockWithBackend((_, response) =>
    response
      .writeHead(200, { 'Access-Control-Allow-Origin': 'http://app.test', 'Set-Cookie': ['a=1', 'b=2'] })
      .end('{"course":[]}'),
  )
  const { headers } = await mock.request('/api/course/get')
  expect(headers.get('access-control-allow-origin')).toBe('http://app.test')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('HEAD has no body to find fault with', async () => {
  const mock = await openMockWithBackend((_, response) => response.writeHead(200, { 'Content-Length': 17 }).end())
  const answer = await mock.request('/api/course/get', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '17'])
  expect(await mock.findings()).toEqual([])
})

test('an answer that breaks off is no answer', async () => {
  const mock = await openMockWithBackend((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy())
  })
  expect((await mock.request('/api/course/get')).status).toBe(502)
})

test('more than 20 MB is not passed on', async () => {
  let isAsked = false
  const mock = await openMockWithBackend((_, response) => {
    isAsked = true
    response.end()
  })
  const body = new Uint8Array(21 * 1024 * 1024)
  expect((await mock.request('/api/course/create-course', { method: 'POST', body })).status).toBe(413)
  expect(isAsked).toBe(false)
})

test('a backend that isn’t there is told', async () => {
  const mock = await openMockForTest({ upstream: 'http://127.0.0.1:1' })
  const answer = await mock.request('/api/course/get')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({ error: 'Can’t reach the backend at http://127.0.0.1:1.' })
})
