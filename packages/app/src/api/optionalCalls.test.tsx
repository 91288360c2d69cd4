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

/** Calls an operation by its name, with something for each part of its path. */
function call(id: OperationId, query?: object): Promise<unknown> {
  const names = [...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1])
  const given = { ...(names.length > 0 && { params: Object.fromEntries(names) }), ...(query && { query }) }
  return (api as (name: OperationId, given: object) => Promise<unknown>)(id, given)
}

const anyQuery = (id: OperationId) => Object.fromEntries(calls[id].extensionQuery.map((name) => [name, '1']))
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: ApiError) => error.status,
  )

// proves D16.3, X196
test('a backend without settings gets none of the extensions, and is asked for the settings once', async () => {
  const fetch = backend({ getSettings: 'unknownCall' })
  for (const id of ids.filter((one) => calls[one].isExtension)) expect([id, await outcome(call(id))]).toEqual([id, 404])
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual(['getSettings'])
})

// proves D16.3, X196
test.each(paged)(
  '%s goes out without extension parameters to a backend without settings, with them to others',
  async (id) => {
    const plain = backend({ getSettings: 'unknownCall' })
    await call(id, anyQuery(id))
    expect(plain.requests.map(({ url }) => url.search)).toEqual(['', ''])
    resetBackend()
    const extended = backend({})
    await call(id, anyQuery(id))
    expect([...extended.requests.at(-1)!.url.searchParams.keys()]).toEqual([...calls[id].extensionQuery])
  },
)

test('several calls at the same time share the request for the settings', async () => {
  const fetch = backend({})
  await Promise.all(paged.map((id) => call(id, anyQuery(id))))
  expect(fetch.requests.filter(({ operationId }) => operationId === 'getSettings')).toHaveLength(1)
})

test('an extension that is missing is requested once in a session', async () => {
  const fetch = backend({ getIncome: 'unknownCall' })
  const query = { from: '2026-01-01', until: '2026-12-31' }
  for (const _ of [1, 2, 3]) expect(await outcome(call('getIncome', query))).toBe(404)
  const asked = () => fetch.requests.filter(({ operationId }) => operationId === 'getIncome').length
  expect(asked()).toBe(1)
  resetBackend()
  await outcome(call('getIncome', query))
  expect(asked()).toBe(2)
})

test('an answer that arrives after its session has ended says nothing about the next session', async () => {
  const fetch = backend({ listOwnFees: 'unknownCall' })
  const letGo = fetch.hold('listOwnFees')
  const late = outcome(call('listOwnFees'))
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('listOwnFees')
  resetBackend()
  letGo()
  expect(await late).toBe(404)
  fetch.use({ listOwnFees: 'typical' })
  expect(await outcome(call('listOwnFees'))).toBe(200)
})

test('settings that arrive after their session has ended say nothing about the next session', async () => {
  const fetch = backend({})
  const letGo = fetch.hold('getSettings')
  const late = outcome(call('getSettings'))
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('getSettings')
  resetBackend()
  fetch.use({ getSettings: 'unknownCall' })
  letGo()
  await late
  expect(await outcome(call('listOwnFees'))).toBe(404)
  expect(fetch.requests.some(({ operationId }) => operationId === 'listOwnFees')).toBe(false)
})

test('a request that waits for the settings is aborted when its session ends', async () => {
  const fetch = backend({})
  const letGo = fetch.hold('getSettings')
  const waiting = api('listStudents', { query: { limit: 25 } }).catch((error: ApiError) => error.kind)
  await expect.poll(() => fetch.requests.at(-1)?.operationId).toBe('getSettings')
  resetBackend()
  letGo()
  expect(await waiting).toBe('aborted')
  expect(fetch.requests.some(({ operationId }) => operationId === 'listStudents')).toBe(false)
})

test('a record that is gone doesn’t make its call count as missing', async () => {
  const fetch = backend({ getPayment: 'unknownCall' })
  await outcome(call('getPayment', { kind: 'course' }))
  fetch.use({ getPayment: 'typical' })
  expect(await outcome(call('getPayment', { kind: 'course' }))).toBe(200)
})

test.each([
  ['a page for every unknown address', () => new Response('<!doctype html>', { status: 200 }), false],
  ['405', () => new Response('', { status: 405 }), false],
  ['501', () => new Response('', { status: 501 }), false],
  ['a failure of its own', () => Response.json({ error: 'Broken' }, { status: 500 }), true],
])('a backend that answers the settings with %s', async (_, response, hasExtensions) => {
  const fetch = backend({})
  fetch.answer('getSettings', response)
  await outcome(call('listStudents', { limit: 25 }))
  expect(fetch.requests.at(-1)?.url.search).toBe(hasExtensions ? '?limit=25' : '')
})

test('a backend that is known to have extensions keeps them where a network answers with a page of its own', async () => {
  const fetch = backend({})
  await call('getSettings')
  fetch.answer('getSettings', () => new Response('<!doctype html>', { status: 200 }))
  await outcome(call('getSettings'))
  await call('listStudents', { limit: 25 })
  expect(fetch.requests.at(-1)?.url.search).toBe('?limit=25')
})
