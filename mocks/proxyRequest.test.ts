import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { json, openMockWithBackend, admin, openMockForTest } from './openMockForTest.ts'
import { calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'

test('status, headers and body are passed through, and a valid response causes no finding', async () => {
  const mock = await openMockWithBackend(json(200, { course: [] }))
  const response = await mock.request('/api/course/get')
  expect([response.status, response.headers.get('x-from'), await response.json()]).toEqual([
    200,
    'backend',
    { course: [] },
  ])
  expect(await mock.findings()).toEqual([])
})

test('an upload is forwarded unchanged, with its headers', async () => {
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

test('a response is passed through unchanged with any content encoding', async () => {
  const packed = gzipSync('{"course":[{"id":"one"}]}')
  const mock = await openMockWithBackend((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(packed),
  )
  // `fetch` would decompress it.
  const got = await new Promise<Buffer>((resolve) =>
    get(`${mock.url}/api/course/get`, (response) => void buffer(response).then(resolve)),
  )
  expect(got.equals(packed)).toBe(true)
  expect((await mock.findings()).map(({ path }) => path)).toContain('body.course.*.id')
})

test('an event stream is piped if an override names upstream', async () => {
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

test('a picture is proxied and not validated as a call', async () => {
  const mock = await openMockWithBackend((_, response) => response.end(Buffer.from([0, 255, 128])))
  const picture = await (await mock.request('/uploads/a.png')).bytes()
  expect([...picture]).toEqual([0, 255, 128])
  expect(await mock.findings()).toEqual([])
})

test('CORS headers and cookies of the backend are kept', async () => {
  const mock = await openMockWithBackend((_, response) =>
    response
      .writeHead(200, { 'Access-Control-Allow-Origin': 'http://app.test', 'Set-Cookie': ['a=1', 'b=2'] })
      .end('{"course":[]}'),
  )
  const { headers } = await mock.request('/api/course/get')
  expect(headers.get('access-control-allow-origin')).toBe('http://app.test')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a HEAD response is not validated', async () => {
  const mock = await openMockWithBackend((_, response) => response.writeHead(200, { 'Content-Length': 17 }).end())
  const answer = await mock.request('/api/course/get', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '17'])
  expect(await mock.findings()).toEqual([])
})

test('a truncated response returns 502', async () => {
  const mock = await openMockWithBackend((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy())
  })
  expect((await mock.request('/api/course/get')).status).toBe(502)
})

test('a body above 20 MB is not forwarded', async () => {
  let isAsked = false
  const mock = await openMockWithBackend((_, response) => {
    isAsked = true
    response.end()
  })
  const body = new Uint8Array(21 * 1024 * 1024)
  expect((await mock.request('/api/course/create-course', { method: 'POST', body })).status).toBe(413)
  expect(isAsked).toBe(false)
})

test('an unreachable backend returns 502 with a message', async () => {
  const mock = await openMockForTest({ upstream: 'http://127.0.0.1:1' })
  const response = await mock.request('/api/course/get')
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({ error: 'Can’t reach the backend at http://127.0.0.1:1.' })
})

/** A minimal backend that stores what is saved. */
async function openKeeping() {
  const course: unknown[] = []
  return openMockWithBackend((request, response) => {
    if (request.url === '/api/auth/login') {
      json(200, { ...examples.signIn[200].teacher, token: 'real' })(request, response)
      return
    }
    if (request.method === 'POST') course.push(examples.listCourses[200].typical.course[0])
    json(request.method === 'POST' ? 201 : 200, request.method === 'POST' ? { message: 'Saved' } : { course })(
      request,
      response,
    )
  })
}

const flip = (words: string) => ({ headers: { 'X-Mock': words } })

test('saved data can be read back, and a flip overrides it', async () => {
  const { request } = await openKeeping()
  const rows = async (init?: RequestInit) =>
    ((await (await request('/api/course/get', init)).json()) as { course: unknown[] }).course.length
  expect(await rows()).toBe(0)
  await request('/api/course/create-course', { method: 'POST' })
  expect(await rows()).toBe(1)
  expect(await rows(flip('listCourses=typical'))).toBe(examples.listCourses[200].typical.course.length)
  await request('/__mock/state', { method: 'PATCH', body: '{"scenario":"newSchool"}' })
  expect(await rows()).toBe(0)
  expect(await rows(flip('listCourses=upstream'))).toBe(1)
})

test('mock responds with examples for an account signed in at the backend', async () => {
  const { request } = await openKeeping()
  const asked = async () =>
    (await request('/api/class/get', { headers: { token: 'real', 'X-Mock': 'listTeacherClasses=mock' } })).status
  expect(await asked()).toBe(401)
  const body = JSON.stringify({ email: 'salma@school.test', password: 'secret' })
  await request('/api/auth/login', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  expect(await asked()).toBe(200)
  const admin = await request('/api/student/get', { headers: { token: 'real', 'X-Mock': '*=mock' } })
  expect(admin.status).toBe(403)
})

test.each([
  ['an unknown example', 'listCourses=emty', 'has no example “emty”'],
  ['the scenario of repeated rows', 'scenario=busySchool', 'repeats rows of examples'],
])('%s is rejected in front of a backend', async (_, words, message) => {
  const { request } = await openKeeping()
  const response = await request('/api/course/get', flip(words))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringContaining(message) as string })
})

test('the panel disables what a backend doesn’t support', async () => {
  const { request } = await openKeeping()
  const page = await (await request('/__mock')).text()
  expect(page).toMatch(/Overrides, delays\s+and\s+scenarios\s+take\s+precedence/)
  expect(page).toMatch(/data-scenario="busySchool"\s+disabled/)
  expect(page).toContain('Sign in with an account of the backend.')
  for (const way of ['mock', 'upstream']) {
    expect(page.split(`<option value="${way}"`)).toHaveLength(Object.keys(calls).length + 1)
  }
  const alone = await openMockForTest()
  expect(await (await alone.request('/__mock')).text()).not.toMatch(/<\w+[^>]*\sdisabled/)
  const rejected = await alone.request('/api/course/get', flip('listCourses=upstream'))
  expect(await rejected.json()).toEqual({ error: '“upstream” needs a backend: set MOCK_UPSTREAM.' })
})

test('Server-Timing names the call and the source of each response', async () => {
  const { request } = await openKeeping()
  const said = async (init?: RequestInit) => (await request('/api/course/get', init)).headers.get('server-timing')
  expect(await said()).toBe('call;desc="listCourses", from;desc="backend"')
  expect(await said(flip('listCourses=empty'))).toBe('call;desc="listCourses", from;desc="empty"')
  expect(await said(flip('listCourses=mock'))).toBe('call;desc="listCourses", from;desc="examples"')
})
