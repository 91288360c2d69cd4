import { expect, test, type RunnerTask } from 'vitest'
import { openMockForTest, type openMock, admin, asJson, contractPath } from './openMockForTest.ts'
import { globSync, readFileSync } from 'node:fs'
import { readContract } from './readContract.ts'
import { validateExchange } from './prism.ts'
import { calls } from '@maktab/contract/calls'

test('405 lists the allowed methods', async () => {
  const { request } = await openMockForTest()
  expect((await request('/api/course/get', { method: 'DELETE' })).headers.get('allow')).toBe('GET')
})

test('CORS preflight from any origin succeeds', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/course/get', {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'token, x-mock' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(response.headers.get('access-control-allow-headers')).toBe('token, x-mock')
})

test('HEAD returns the headers of GET without a body', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/course/get', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('errors carry CORS headers', async () => {
  const { request } = await openMockForTest()
  const response = await request('/api/nothing', { headers: { Origin: 'http://localhost:5173' } })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, 'http://localhost:5173'])
  expect(await response.json()).toEqual({ error: '/nothing is not in the contract.' })
})

type SendRequest = Awaited<ReturnType<typeof openMock>>['request']

const course = '/api/course/create-course'
const login = '/api/auth/login'
const state = '/__mock/state'

/** Every error that the mock creates itself instead of using an example. */
const refusals: [name: string, status: number, send: (request: SendRequest) => Promise<Response>][] = [
  ['an address with a broken escape', 400, (request) => request('/api/course/outlines/%E0%A4%A')],
  ['a call that the contract lacks', 404, (request) => request('/api/nothing')],
  ['a method that a path doesn’t take', 405, (request) => request('/api/course/get', { method: 'PATCH' })],
  ['an unknown flip', 400, (request) => request('/api/course/get', { headers: { 'X-Mock': 'listCourses=odd' } })],
  ['invalid JSON', 422, (request) => request(login, { ...asJson({}), body: '{"email": ' })],
  ['no body', 422, (request) => request(login, { method: 'POST' })],
  ['fields that don’t fit', 422, (request) => request(login, asJson({ email: 'nobody' }))],
  ['JSON where a form belongs', 422, (request) => request(course, asJson({ name: 'Tajweed' }, admin))],
  [
    'a form that can’t be read',
    422,
    (request) =>
      request(course, { method: 'POST', body: 'x', headers: { ...admin, 'Content-Type': 'multipart/form-data' } }),
  ],
  [
    'more than 20 MB',
    413,
    (request) => request(course, { method: 'POST', body: new Uint8Array(21 * 1024 * 1024), headers: admin }),
  ],
  ['an address whose parameter doesn’t fit', 404, (request) => request('/api/course/outlines/abc', { headers: admin })],
  ['no such page of the mock', 404, (request) => request('/__mock/nothing')],
  ['a method that a page of the mock doesn’t take', 405, (request) => request('/__mock/calls', { method: 'POST' })],
  ['an invalid state', 400, (request) => request(state, { method: 'PUT', body: '{"situations":{"a":1}}' })],
  ['a state that isn’t JSON', 400, (request) => request(state, { method: 'PUT', body: '{' })],
]

const [operation] = await readContract(contractPath)

/** Deviations of an error from the contract and its examples: a message, or errors by field with a message. */
async function findDeviations(response: Response): Promise<unknown[]> {
  const { error, message, ...others } = (await response.json()) as Record<string, unknown>
  const body = { error, message }
  const isSaid = typeof error === 'string' ? error.endsWith('.') && message === undefined : typeof message === 'string'
  const found =
    operation && (await validateExchange({ operation, path: operation.path, body: undefined }, { status: 500, body }))
  return [...Object.keys(others), ...(isSaid ? [] : [body]), ...(found?.answer ?? ['There is no contract.'])]
}

test.each(refusals)('%s returns an error in the contract’s shape', async (_, status, send) => {
  const mock = await openMockForTest()
  const response = await send(mock.request)
  expect([response.status, await findDeviations(response)]).toEqual([status, []])
})

test('an unreachable backend returns 502 in the contract’s shape', async () => {
  const mock = await openMockForTest({ upstream: 'http://127.0.0.1:1' })
  const response = await mock.request('/api/course/get')
  expect([response.status, await findDeviations(response)]).toEqual([502, []])
})

test('the mock creates errors only with createErrorBody', () => {
  const sources = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith('.test.ts') && name !== 'httpResponses.ts')
    .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))
    .filter(({ text }) => /\b(sendJson|Reply|BodyError)\b/.test(text))
  expect(sources.length).toBeGreaterThan(5)
  const others = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => /\{ error\b.*[:}]|\b[45]\d\d, \{|status: [45]\d\d\b(?!.*createErrorBody)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})

test('any picture name returns an SVG that can’t run scripts', async () => {
  const { request } = await openMockForTest()
  const response = await request(`/uploads/${encodeURIComponent('<script>&".jpg')}`)
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await response.text()).not.toContain('<script')
})

test('a picture is the same for the same name and differs for others', async () => {
  const { request } = await openMockForTest()
  const picture = async (name: string) => (await request(`/uploads/${name}`)).text()
  const first = await picture('course-1.jpg')
  expect(await picture('course-1.jpg')).toBe(first)
  const others = await Promise.all(['course-2.jpg', 'receipt-1.jpg', 'receipt-2.jpg', 'tajweed-1.webp'].map(picture))
  expect(new Set([first, ...others]).size).toBe(5)
  expect(others.at(-1)).toContain('>T1</text>')
})

test.each([
  '/uploads/',
  '/uploads',
  '/uploads/%zz',
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%00.png',
  '/uploads/درس.jpg',
])('%s returns a picture', async (path) => {
  const { request } = await openMockForTest()
  const response = await request(path)
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(await response.text()).toMatch(/^<svg [\s\S]+<\/svg>$/)
})

let before: RunnerTask['meta'] | undefined

test('a call to the mock', async ({ task }) => {
  before = task.meta
  const { request } = await openMockForTest()
  expect((await request(`/api${calls.listCourses.path}`)).status).toBe(200)
  expect(
    (await request(`/api${calls.listCourses.path}`, { headers: { 'X-Mock': 'listCourses=serverError' } })).status,
  ).toBe(500)
  expect((await request('/api/no/such/call')).status).toBe(404)
})

test('… is recorded in the report of its test', () => {
  expect(before).toEqual({ exercised: ['mock listCourses 200', 'mock listCourses 500'] })
})
