import { examples } from '@maktab/contract/examples'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom, sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { openApp } from '../testing/openApp.tsx'
import { isNewVersionAtom } from './serviceWorkerRegistration.ts'
import { CACHE_NAME } from '../session/clearStorage.ts'
import { responseCache } from './responseCache.ts'
import { prefetchForOffline } from '../shell/prefetchForOffline.ts'
import { onReconnect } from './onReconnect.ts'

const [policy] = examples.listPolicies[200].typical.policy
const notice = page.getByText(/^Can’t connect\. Showing data saved/)
const readCache = async () => responseCache.readAll(store.get(sessionAtom)?.account ?? '')
const cachedOperations = async () => new Set((await readCache()).map(({ key: [id] }) => id))

function open(path: string, options: Parameters<typeof openApp>[1] = {}) {
  onTestFinished(() => void indexedDB.deleteDatabase(CACHE_NAME))
  return openApp(path, { as: 'student', withDeferredContent: true, ...options })
}

/** Opens a page with cached responses while the school can’t be reached. */
async function openOffline(responses: { key: readonly unknown[]; data: unknown; account?: string }[]) {
  const hours = 3_600_000
  onTestFinished(() => void indexedDB.deleteDatabase(CACHE_NAME))
  // Sign in first: signing in clears the cache.
  await openApp('/student/policy', { as: 'student', situations: { listPolicies: 'networkError' } })
  const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
  await expect.element(tryAgain).toBeVisible()
  const own = store.get(sessionAtom)?.account ?? ''
  for (const { key, data, account = own } of responses) {
    await responseCache.write({ account, key, data, receivedAt: Date.now() - hours })
  }
  await tryAgain.click()
}

// proves X157
test('viewed data is cached, except anything about payments', async () => {
  await open('/student/policy')
  await expect.element(page.getByText(policy!.title).first()).toBeVisible()
  await expect.poll(cachedOperations).toContain('listPolicies')
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  await expect.poll(cachedOperations).toContain('getSettings')
  expect([...(await cachedOperations())].filter((id) => /bill|pay|fee|receipt/i.test(String(id)))).toEqual([])
})

// proves X157
test('a page shows cached data while offline', async () => {
  await openOffline([{ key: ['listPolicies'], data: examples.listPolicies[200].typical }])
  await expect.element(page.getByText(policy!.title).first()).toBeVisible()
})

// proves X158
test('cached data of another account isn’t shown', async () => {
  const data = examples.listPolicies[200].typical
  await openOffline([{ key: ['listPolicies'], data, account: 'another' }])
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  expect(page.getByText(policy!.title).elements()).toHaveLength(0)
  await responseCache.keepOnly('mine')
  expect(await responseCache.readAll('another')).toEqual([])
})

// proves X157
test('the age of cached data is shown until the school is reachable again', async () => {
  const fetch = await open('/student/policy')
  await expect.poll(cachedOperations).toContain('listPolicies')
  await page.getByRole('link', { name: 'Timetable' }).click()
  fetch.use({ listStudentClasses: 'networkError', listEnrolledCourses: 'networkError' })
  await responseCache.write({
    account: store.get(sessionAtom)!.account,
    key: ['listEnrolledCourses'],
    data: examples.listEnrolledCourses[200].typical,
    receivedAt: Date.now() - 60_000,
  })
  await page.getByRole('link', { name: 'Enrolled Courses' }).click()
  await expect.element(notice).toBeVisible()
  fetch.use({ listStudentClasses: 'typical', listEnrolledCourses: 'typical' })
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

// proves X158
test.each(['expired', 'signedOut'] as const)('the cache is deleted when a session is %s', async (end) => {
  await open('/student/policy')
  await expect.poll(cachedOperations).toContain('listPolicies')
  const { account } = store.get(sessionAtom)!
  store.set(endSessionAtom, end)
  await expect.poll(() => responseCache.readAll(account)).toEqual([])
})

// proves X157
test('nothing is cached for an admin', async () => {
  const fetch = await open('/admin/policy', { as: 'admin' })
  await expect.element(page.getByText(policy!.title).first()).toBeVisible()
  await expect.poll(() => fetch.requests.length).toBeGreaterThan(2)
  expect(await readCache()).toEqual([])
})

test('data that may be needed offline is prefetched, including the last report of each class', async () => {
  const fetch = await openApp('/student/policy', { as: 'student' })
  const zone = 'Europe/London'
  await prefetchForOffline(new QueryClient(), {
    role: 'student',
    today: '2026-03-25',
    zone,
    weekStart: 1,
    signal: new AbortController().signal,
  })
  const timetableRequests = fetch.requests.filter(({ url }) => url.searchParams.get('days') === '16')
  expect(timetableRequests.map(({ url }) => url.searchParams.get('from'))).toEqual(['2026-03-22'])
  const read = fetch.requests.map(({ operationId }) => operationId)
  expect(read).toEqual(expect.arrayContaining(['listPolicies', 'listEnrolledCourses', 'listStudentClasses']))
  const classes = examples.listStudentClasses[200].typical.classes.map(({ class: { id } }) => id)
  expect(read.filter((id) => id === 'getStudentPerformance')).toHaveLength(new Set(classes).size)
})

test('prefetching stops when the session ends', async () => {
  const fetch = await openApp('/student/policy', { as: 'student' })
  await expect.poll(() => fetch.requests.some(({ operationId }) => operationId === 'listPolicies')).toBe(true)
  const controller = new AbortController()
  const ahead = { role: 'student', today: '2026-03-25', zone: 'Europe/London', weekStart: 1 } as const
  const prefetching = prefetchForOffline(new QueryClient(), { ...ahead, signal: controller.signal })
  controller.abort()
  await expect(prefetching).rejects.toThrow(/abort/i)
  expect(fetch.requests.map(({ operationId }) => operationId)).not.toContain('getStudentPerformance')
})

// proves X159
test('a new version is announced and can be postponed', async () => {
  await open('/student/policy')
  onTestFinished(() => store.set(isNewVersionAtom, false))
  await expect.poll(cachedOperations).toContain('listPolicies')
  store.set(isNewVersionAtom, true)
  await expect.element(page.getByText('A new version is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect.element(page.getByText('A new version is ready.')).not.toBeInTheDocument()
})

const postMessage = (data: string) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))

test('onReconnect reacts to the online event and to the service worker', () => {
  const listener = vi.fn<() => void>()
  const stop = onReconnect(listener)
  window.dispatchEvent(new Event('online'))
  postMessage('line-back')
  postMessage('something else')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  postMessage('line-back')
  expect(listener).toHaveBeenCalledTimes(2)
})
