import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { contractPath, openMockForTest } from '../openMockForTest.ts'
import { type Operation, readContract } from '../readContract.ts'
import { createBrowserMock } from './createBrowserMock.ts'
import type { PageOverrides } from './messages.ts'
import { parseOperations, serializeOperations } from './serializeOperations.ts'

const operations = await readContract(contractPath)
const noOverrides: PageOverrides = { address: '', cookie: '', id: '' }

function openBrowserMock() {
  const mock = createBrowserMock(parseOperations(serializeOperations(operations)))
  const request = (path: string, init?: RequestInit, overrides: Partial<PageOverrides> = {}) =>
    mock.respond(new Request(`http://demo.test${path}`, init), { ...noOverrides, ...overrides })
  const status = async (...args: Parameters<typeof request>) => (await request(...args)).status
  return { ...mock, request, status }
}

const summarize = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  timing: response.headers.get('server-timing'),
  body: (await response.json()) as unknown,
})

/** Required query parameters, from the contract’s examples. */
const queryOf = ({ prism: { request } }: Operation): string => {
  const needed = (request?.query ?? []).flatMap(({ name, required, examples: [example] = [] }) =>
    required && example && 'value' in example ? [[name, String(example.value)]] : [],
  )
  return needed.length === 0 ? '' : `?${new URLSearchParams(needed)}`
}

/** The first example request of every call without files. */
const exampleRequests = operations.flatMap((operation) => {
  const { id, method, bodyType = 'application/json' } = operation
  const [first] = Object.values<{ params: Record<string, string | number>; body?: object }>(requests[id as OperationId])
  if (first === undefined || bodyType !== 'application/json') return []
  const path = calls[id as OperationId].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(first.params[name]))
  const init = first.body === undefined ? {} : { body: JSON.stringify(first.body) }
  return [{ id, path: `/api${path}${queryOf(operation)}`, init: { ...init, method } }]
})

test.each(['', 'mock-token-admin', 'mock-token-teacher', 'mock-token-blocked', 'mock-token-nobody'])(
  'responds to every example request with the token “%s” as the mock in Node does',
  async (token) => {
    const node = await openMockForTest()
    const browser = openBrowserMock()
    expect(exampleRequests.length).toBeGreaterThan(100)
    for (const { id, path, init } of exampleRequests) {
      const authenticated = { ...init, headers: { 'Content-Type': 'application/json', ...(token && { token }) } }
      const inNode = await summarize(await node.request(path, authenticated))
      expect(await summarize(await browser.request(path, authenticated)), id).toEqual(inNode)
    }
  },
)

test.each([
  'listCourses=empty',
  'listCourses=serverError',
  'scenario=newSchool',
  'scenario=busySchool',
  'scenario=specOnly',
  'listCourses=nothing',
  'listCorses=empty',
  'scenario=nothing',
  'nonsense',
])('the override %s has the same effect in the header, in the address and in the cookie as in Node', async (text) => {
  const node = await openMockForTest()
  const { request } = openBrowserMock()
  const inNode = await summarize(await node.request('/api/course/get', { headers: { 'X-Mock': text } }))
  expect(await summarize(await request('/api/course/get', { headers: { 'X-Mock': text } }))).toEqual(inNode)
  expect(await summarize(await request('/api/course/get', {}, { address: text }))).toEqual(inNode)
  expect(await summarize(await request('/api/course/get', {}, { cookie: text }))).toEqual(inNode)
})

test('the header takes precedence over the address, and the address over the cookie', async () => {
  const { status } = openBrowserMock()
  const overrides = { address: 'listCourses=busy', cookie: 'listCourses=serverError' }
  expect(await status('/api/course/get', {}, overrides)).toBe(503)
  expect(await status('/api/course/get', { headers: { 'X-Mock': 'listCourses=typical' } }, overrides)).toBe(200)
})

test('a sequence advances with each request and restarts when it is set again', async () => {
  const { status } = openBrowserMock()
  const statuses = async (id: string) => {
    const overrides = { address: 'listCourses=serverError*2,typical', id }
    return [
      await status('/api/course/get', {}, overrides),
      await status('/api/course/get', {}, overrides),
      await status('/api/course/get', {}, overrides),
    ]
  }
  expect(await statuses('first')).toEqual([500, 500, 200])
  expect(await statuses('second')).toEqual([500, 500, 200])
})

test('an upload is decoded and its picture is checked', async () => {
  const { request } = openBrowserMock()
  const save = async (image: File) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ name: 'Tajweed', price: '5', image })) body.append(name, value)
    const response = await request('/api/course/create-course', {
      method: 'POST',
      body,
      headers: { token: 'mock-token-admin' },
    })
    return [response.status, await response.json()]
  }
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  expect(await save(new File([png], 'a.png'))).toMatchObject([201, {}])
  expect(await save(new File(['<svg/>'], 'a.png'))).toMatchObject([
    422,
    { error: { image: ['The file must be a JPEG, PNG or WebP image.'] } },
  ])
})

test('the change stream sends one event and stays open', async () => {
  const { request } = openBrowserMock()
  const headers = { token: 'mock-token-student', accept: 'text/event-stream' }
  const response = await request('/api/changes/watch', { headers })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: {"changed":[]}\n\n')
  const next = await Promise.race([reader?.read(), new Promise((resolve) => setTimeout(resolve, 50, 'open'))])
  expect(next).toBe('open')
  await reader?.cancel()
})

test('an unknown path returns 404, another method 405 and an oversized body 413', async () => {
  const { request, status } = openBrowserMock()
  expect(await status('/api/nothing')).toBe(404)
  const refused = await request('/api/course/get', { method: 'PATCH' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
  const body = new Uint8Array(21 * 1024 * 1024)
  expect(await status('/api/auth/login', { method: 'POST', body })).toBe(413)
})

test('a page that connects gets the demo accounts, and the error of its overrides', () => {
  const { connect } = openBrowserMock()
  expect(connect(noOverrides).error).toBeUndefined()
  expect(connect(noOverrides).accounts).toContainEqual({
    email: 'blocked@maktab.test',
    role: 'teacher',
    isBlocked: true,
    isUnconfirmed: false,
  })
  expect(connect({ ...noOverrides, address: 'listCourses=nothing' }).error).toMatch(
    /^“listCourses” has no example “nothing”\. Choose from: typical, empty,/,
  )
})
