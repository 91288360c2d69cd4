import type { ApiError } from '@maktab/client/ApiError'
import { type OperationId, calls } from '@maktab/contract/calls'
import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetBackend } from '../session/backendCapabilities.ts'
import { api } from './api.ts'

const ids = Object.keys(calls) as OperationId[]
const paged = ids.filter((id) => calls[id].extensionQuery.length > 0)

beforeEach(() => {
  document.cookie = 'backend=; Max-Age=0; Path=/'
  resetBackend()
})

function backend(situations: Parameters<typeof createExampleFetch>[0]) {
  const fetch = createExampleFetch(situations)
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return fetch
}

/** Calls an operation by its name with a value for each path parameter. */
function call(id: OperationId, query?: object): Promise<unknown> {
  const names = [...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1])
  const request = { ...(names.length > 0 && { params: Object.fromEntries(names) }), ...(query && { query }) }
  return (api as (name: OperationId, given: object) => Promise<unknown>)(id, request)
}

const anyQuery = (id: OperationId) => Object.fromEntries(calls[id].extensionQuery.map((name) => [name, '1']))
const outcome = (request: Promise<unknown>) =>
  request.then(
    () => 200,
    (error: ApiError) => error.status,
  )

// proves D16.3, X196
test('a backend without settings gets no extension calls and one settings request', async () => {
  const fetch = backend({ getSettings: 'unknownCall' })
  for (const id of ids.filter((one) => calls[one].isExtension)) expect([id, await outcome(call(id))]).toEqual([id, 404])
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual(['getSettings'])
})

// proves D16.3, X196
test.each(paged)('%s sends extension parameters only to a backend with settings', async (id) => {
  const plainFetch = backend({ getSettings: 'unknownCall' })
  await call(id, anyQuery(id))
  expect(plainFetch.requests.map(({ url }) => url.search)).toEqual(['', ''])
  resetBackend()
  const extendedFetch = backend({})
  await call(id, anyQuery(id))
  expect([...extendedFetch.requests.at(-1)!.url.searchParams.keys()]).toEqual([...calls[id].extensionQuery])
})

test('concurrent calls share one settings request', async () => {
  const fetch = backend({})
  await Promise.all(paged.map((id) => call(id, anyQuery(id))))
  expect(fetch.requests.filter(({ operationId }) => operationId === 'getSettings')).toHaveLength(1)
})

test('a missing extension is requested once per session', async () => {
  const fetch = backend({ getIncome: 'unknownCall' })
  const query = { from: '2026-01-01', until: '2026-12-31' }
  for (const _ of [1, 2, 3]) expect(await outcome(call('getIncome', query))).toBe(404)
  const requestCount = () => fetch.requests.filter(({ operationId }) => operationId === 'getIncome').length
  expect(requestCount()).toBe(1)
  resetBackend()
  await outcome(call('getIncome', query))
  expect(requestCount()).toBe(2)
})

test('a response that arrives after its session has ended doesn’t affect the next session', async () => {
  const fetch = backend({ listOwnFees: 'unknownCall' })
  const release = fetch.hold('listOwnFees')
  const pendingStatus = outcome(call('listOwnFees'))
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('listOwnFees')
  resetBackend()
  release()
  expect(await pendingStatus).toBe(404)
  fetch.use({ listOwnFees: 'typical' })
  expect(await outcome(call('listOwnFees'))).toBe(200)
})

test('settings that arrive after their session has ended don’t affect the next session', async () => {
  const fetch = backend({})
  const release = fetch.hold('getSettings')
  const pendingStatus = outcome(call('getSettings'))
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('getSettings')
  resetBackend()
  fetch.use({ getSettings: 'unknownCall' })
  release()
  await pendingStatus
  expect(await outcome(call('listOwnFees'))).toBe(404)
  expect(fetch.requests.some(({ operationId }) => operationId === 'listOwnFees')).toBe(false)
})

test('a request that waits for the settings is aborted when its session ends', async () => {
  const fetch = backend({})
  const release = fetch.hold('getSettings')
  const pending = api('listStudents', { query: { limit: 25 } }).catch((error: ApiError) => error.kind)
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('getSettings')
  resetBackend()
  release()
  expect(await pending).toBe('aborted')
  expect(fetch.requests.some(({ operationId }) => operationId === 'listStudents')).toBe(false)
})

test('a 404 for a record doesn’t mark its operation as missing', async () => {
  const fetch = backend({ getPayment: 'unknownCall' })
  await outcome(call('getPayment', { kind: 'course' }))
  fetch.use({ getPayment: 'typical' })
  expect(await outcome(call('getPayment', { kind: 'course' }))).toBe(200)
})

test.each([
  ['an HTML page', () => new Response('<!doctype html>', { status: 200 }), false],
  ['405', () => new Response('', { status: 405 }), false],
  ['501', () => new Response('', { status: 501 }), false],
  ['a 500 error of its own', () => Response.json({ error: 'Broken' }, { status: 500 }), true],
])('a backend whose settings response is %s', async (_, response, hasExtensions) => {
  const fetch = backend({})
  fetch.answer('getSettings', response)
  await outcome(call('listStudents', { limit: 25 }))
  expect(fetch.requests.at(-1)?.url.search).toBe(hasExtensions ? '?limit=25' : '')
})

test('known extensions stay available when a network responds with an HTML page', async () => {
  const fetch = backend({})
  await call('getSettings')
  fetch.answer('getSettings', () => new Response('<!doctype html>', { status: 200 }))
  await outcome(call('getSettings'))
  await call('listStudents', { limit: 25 })
  expect(fetch.requests.at(-1)?.url.search).toBe('?limit=25')
})
