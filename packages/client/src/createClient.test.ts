import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createClient, toFormData } from './createClient.ts'
import { unwrap } from './createApi.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A client connected over HTTP to a server with the given handler. */
async function createTestClient(handler: Handler, deadline = 2000) {
  const { baseUrl } = await listen(handler)
  return createClient({ baseUrl, getToken: () => 'secret', deadline })
}

async function listen(handler: Handler): Promise<{ baseUrl: string }> {
  const server = createServer(handler)
  await new Promise<void>((listening) => server.listen(0, listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { baseUrl: `http://127.0.0.1:${port}/api` }
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

const json =
  (status: number, body: string): Handler =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)

describe('requests', () => {
  // proves 1§7.2, 2§7.1, D9.1
  test('send the token only to secured operations', async () => {
    const tokens: unknown[] = []
    const client = await createTestClient((request, response) => {
      tokens.push(request.headers['token'])
      response.setHeader('Content-Type', 'application/json').end('{"course":[],"user":{}}')
    })
    await unwrap(client.GET('/auth/get'))
    await unwrap(client.GET('/course/get'))
    expect(tokens).toEqual(['secret', undefined])
  })

  test('send the current language with every call, including uploads', async () => {
    const languages: unknown[] = []
    const { baseUrl } = await listen((request, response) => {
      languages.push(request.headers['accept-language'])
      request.resume()
      response.setHeader('Content-Type', 'application/json').end('{"course":[],"message":"x"}')
    })
    let language = 'ur'
    const client = createClient({ baseUrl, getToken: () => 'secret', getLanguage: () => language })
    await unwrap(client.GET('/course/get'))
    language = 'ar'
    const body = { name: 'Tajweed', price: 1 }
    await unwrap(client.POST('/course/create-course', { body }))
    expect(languages).toEqual(['ur', 'ar'])
  })

  test('call onResponse with every request and response', async () => {
    const calls: unknown[] = []
    const server = createServer(json(401, '{"error":"Sign in to continue."}'))
    await new Promise<void>((listening) => server.listen(0, listening))
    closers.push(() => server.close())
    const { port } = server.address() as { port: number }
    const client = createClient({
      baseUrl: `http://127.0.0.1:${port}/api`,
      getToken: () => 'secret',
      onResponse: (request, response) => void calls.push([request.headers.get('token'), response.status]),
    })
    await failure(unwrap(client.GET('/auth/get')))
    expect(calls).toEqual([['secret', 401]])
  })

  // proves 1§7.3
  test('send files as multipart with the fields of the specification', async () => {
    let type = ''
    let body = ''
    const client = await createTestClient((request, response) => {
      type = request.headers['content-type'] ?? ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{"message":"Saved"}'))
    })
    const image = new File(['picture'], 'letters.png', { type: 'image/png' })
    await unwrap(client.POST('/course/create-course', { body: { name: 'Tajweed', price: 45, image } }))
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="price"\r\n\r\n45')
    expect(body).toContain('name="image"; filename="letters.png"')
  })

  test('send PUT uploads as multipart, also without a file', async () => {
    const types: unknown[] = []
    const client = await createTestClient((request, response) => {
      types.push(request.headers['content-type'])
      request.resume()
      response.setHeader('Content-Type', 'application/json').end('{"message":"Saved"}')
    })
    const logo = new File(['picture'], 'mark.png', { type: 'image/png' })
    await unwrap(client.PUT('/school/logo', { body: { logo } }))
    await unwrap(client.PUT('/school/front-picture', { body: {} }))
    expect(types).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^multipart\/form-data; boundary=/)))
  })

  // proves 1§7.1, 2§7.1
  test('fill ids into the path', async () => {
    let url = ''
    const client = await createTestClient((request, response) => {
      url = `${request.method} ${request.url}`
      response.setHeader('Content-Type', 'application/json').end('{"message":"Gone"}')
    })
    await unwrap(client.DELETE('/course/delete/{courseId}', { params: { path: { courseId: 7 } } }))
    expect(url).toBe('DELETE /api/course/delete/7')
  })
})

describe('responses', () => {
  test.each([
    ['an error', 403, '{"error":"Not yours"}', 'Not yours'],
    ['a message', 500, '{"message":"The server failed"}', 'The server failed'],
    ['an empty error response', 500, '', 'Something went wrong'],
    ['an HTML page of a proxy', 502, '<html>Bad gateway</html>', 'Something went wrong'],
    ['a truncated error response', 500, '{"error":"Not', 'Something went wrong'],
  ])('with %s throw an ApiError with its message', async (_, status, body, message) => {
    const client = await createTestClient(json(status, body))
    expect(await failure(unwrap(client.GET('/auth/get')))).toMatchObject({
      kind: 'answer',
      status,
      message,
      fields: {},
    })
  })

  test('with field errors throw an ApiError with fields', async () => {
    const client = await createTestClient(json(422, '{"error":{"email":["Email is required"]}}'))
    const error = await failure(unwrap(client.POST('/auth/forgot-password', { body: { email: '' } })))
    expect(error.fields).toEqual({ email: ['Email is required'] })
    expect(error.message).toBe('Validation failed: Email is required')
  })

  test.each([
    ['invalid JSON', '<html>hello</html>'],
    ['truncated JSON', '{"user":{"name":"Sal'],
  ])('with %s throw a malformed error', async (_, body) => {
    const client = await createTestClient(json(200, body))
    expect((await failure(unwrap(client.GET('/auth/get')))).kind).toBe('malformed')
  })

  test('with a connection lost midway throw an error with status 0', async () => {
    const client = await createTestClient((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"user":')
      setTimeout(() => response.destroy(), 20)
    })
    expect((await failure(unwrap(client.GET('/auth/get')))).status).toBe(0)
  })

  test('from an unreachable server throw a network error', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => null })
    expect(await failure(unwrap(client.GET('/auth/get')))).toMatchObject({ kind: 'network', status: 0 })
  })

  test('after the deadline throw a timeout error', async () => {
    const client = await createTestClient(() => undefined, 60)
    expect((await failure(unwrap(client.GET('/auth/get')))).kind).toBe('timeout')
  })

  test('aborted by the caller throw an aborted error', async () => {
    const client = await createTestClient(() => undefined)
    const caller = new AbortController()
    const call = failure(unwrap(client.GET('/auth/get', { signal: caller.signal })))
    caller.abort()
    expect((await call).kind).toBe('aborted')
  })
})

// proves D8.1
test('toFormData names nested values with brackets', () => {
  const receipt = new File(['x'], 'receipt; copy=2.png', { type: 'image/png' })
  const form = toFormData({
    name: 'Zaynab',
    isNew: true,
    courses: [{ course_id: 3, timings: [{ from: '16:00', to: '17:00' }], billing: { receipt_image: receipt } }],
  })
  expect(
    Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
  ).toEqual({
    name: 'Zaynab',
    isNew: 'true',
    'courses[0][course_id]': '3',
    'courses[0][timings][0][from]': '16:00',
    'courses[0][timings][0][to]': '17:00',
    'courses[0][billing][receipt_image]': 'receipt; copy=2.png',
  })
})

test('toFormData omits undefined, keeps empty values and sends null as one', () => {
  const form = toFormData({ id: undefined, level: null, ages: { from: 18, to: null }, description: '', price: 0 })
  expect([...form.entries()]).toEqual([
    ['level', ''],
    ['ages[from]', '18'],
    ['ages[to]', ''],
    ['description', ''],
    ['price', '0'],
  ])
})
