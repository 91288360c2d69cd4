import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { admin, asJson, openMockForTest } from './openMock.ts'

async function openBehind(answer: RequestListener) {
  const backend = createServer(answer)
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    backend.closeAllConnections()
    backend.close()
  })
  const { port } = backend.address() as { port: number }
  return openMockForTest({ upstream: `http://127.0.0.1:${port}` })
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-From': 'backend' }).end(JSON.stringify(body))

type Finding = { of: string; call: string; path: string; message: string }

async function findings(mock: { ask: (path: string) => Promise<Response> }): Promise<Finding[]> {
  return ((await (await mock.ask('/__mock/findings')).json()) as { findings: Finding[] }).findings
}

test('status, headers and body come back as they are, and what fits is no finding', async () => {
  const mock = await openBehind(json(200, { course: [] }))
  const answer = await mock.ask('/api/course/get')
  expect([answer.status, answer.headers.get('x-from'), await answer.json()]).toEqual([200, 'backend', { course: [] }])
  expect(await findings(mock)).toEqual([])
})

test('an upload arrives byte by byte, with its headers', async () => {
  let seen: { hash: string; headers: IncomingHttpHeaders } | undefined
  const mock = await openBehind((request, response) => {
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
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const headers = { ...admin, 'Content-Type': 'multipart/form-data; boundary=edge' }
  expect((await mock.ask('/api/course/create-course', { method: 'POST', body, headers })).status).toBe(201)
  expect(seen?.hash).toBe(createHash('sha256').update(body).digest('hex'))
  expect(seen?.headers).toMatchObject({ token: 'mock-token-admin', 'content-length': String(body.length) })
  expect(await findings(mock)).toEqual([])
})

test('what of an answer breaks the contract is noted, with its place', async () => {
  const mock = await openBehind(json(200, { course: [{ id: 'one', name: 'Tajweed' }] }))
  await mock.ask('/api/course/get')
  const found = await findings(mock)
  expect(found).toContainEqual(
    expect.objectContaining({ of: 'answer', call: 'GET /course/get', path: 'body.course.0.id' }) as Finding,
  )
  expect(await (await mock.ask('/__mock')).text()).toContain('body.course.0.id')
})

test('what of a request breaks the contract is noted, and passed on all the same', async () => {
  const mock = await openBehind(json(401, { error: 'No' }))
  const answer = await mock.ask('/api/auth/login', asJson({ email: 'nobody' }))
  expect(answer.status).toBe(401)
  expect((await findings(mock)).map(({ of }) => of)).toContain('request')
})

test('a status and a call that the contract lacks are noted', async () => {
  const mock = await openBehind(json(418, {}))
  await mock.ask('/api/course/get')
  await mock.ask('/api/nothing')
  expect((await findings(mock)).map(({ call, of }) => [call, of])).toEqual([
    ['GET /nothing', 'request'],
    ['GET /course/get', 'answer'],
  ])
})

test('a backend that isn’t there is told', async () => {
  const mock = await openMockForTest({ upstream: 'http://127.0.0.1:1' })
  const answer = await mock.ask('/api/course/get')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({ error: 'The backend at http://127.0.0.1:1 can’t be reached.' })
})
