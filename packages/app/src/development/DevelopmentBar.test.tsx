import { Provider } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writeCookie, store } from '../browser/cookiesAndStore.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { openApp } from '../testing/openApp.tsx'
import { DevelopmentBar } from './DevelopmentBar.tsx'
import type { MockClient, MockState } from './mockClient.ts'

type Listener = Parameters<MockClient['subscribe']>[0]

/** A mock client that stores its flipped situations. */
function createMockClient(changes: Partial<MockState> = {}) {
  let state: MockState = {
    situations: {},
    delays: {},
    fault: null,
    upstream: null,
    people: (['admin', 'teacher', 'student', 'blocked'] as const).map((name) => ({
      name,
      email: `${name}@maktab.test`,
      role: name === 'blocked' ? 'teacher' : name,
      isBlocked: name === 'blocked',
    })),
    password: 'anything',
    ...changes,
  }
  const listeners = new Set<Listener>()
  const emit: Listener = (event) => listeners.forEach((listener) => listener(event))
  const situations = [
    { name: 'typical', status: 200, summary: 'Some' },
    { name: 'empty', status: 200, summary: 'None' },
  ]
  const client: MockClient = {
    state: async () => state,
    calls: async () =>
      ['listPolicies', 'listEvents'].map((id) => ({
        id,
        method: 'GET',
        path: '/',
        tag: 'policy',
        summary: '',
        examples: situations,
      })),
    findings: async () => [
      { of: 'answer', call: 'GET /course/get', path: 'body.course.*.price', message: 'must be a number', count: 200 },
    ],
    change: async ({ situations: named = {} }) => {
      const entries = Object.entries({ ...state.situations, ...named }).filter(([, value]) => value !== null)
      state = { ...state, situations: Object.fromEntries(entries) as Record<string, string> }
      emit('state')
      return undefined
    },
    reset: async () => {
      state = { ...state, situations: {}, delays: {} }
      emit('state')
    },
    subscribe: (listener) => {
      listeners.add(listener)
      queueMicrotask(() => listener('open'))
      return () => void listeners.delete(listener)
    },
  }
  return { client, emit }
}

/** Replaces the browser’s request timings: one response to the page’s list. */
class Measured {
  readonly #callback: (list: { getEntries: () => unknown[] }) => void
  constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
    this.#callback = callback
  }
  observe() {
    const serverTiming = [
      { name: 'call', description: 'listPolicies' },
      { name: 'from', description: 'typical' },
    ]
    const entries = [
      { startTime: 1, responseStatus: 200, duration: 34.2, serverTiming },
      { startTime: 2, responseStatus: 200, duration: 1, serverTiming: [] },
    ]
    queueMicrotask(() => this.#callback({ getEntries: () => entries }))
  }
  disconnect() {
    return undefined
  }
}

async function openBarOn(path: string, changes?: Partial<MockState>) {
  vi.stubGlobal('PerformanceObserver', Measured)
  onTestFinished(() => writeCookie('development-bar', '', 0))
  const fetch = await openApp(path, { as: 'admin' })
  const opened = createMockClient(changes)
  const bar = await render(
    <Provider store={store}>
      <DevelopmentBar line={opened.client} />
    </Provider>,
  )
  return { ...opened, fetch, bar }
}

const foldButton = () => page.getByRole('button', { name: 'Mock' })
const select = () => page.getByRole('combobox', { name: 'listPolicies' })

test('flipping an operation shows the flip and refetches; clearing it refetches again', async () => {
  const { fetch } = await openBarOn('/admin/policy')
  await foldButton().click()
  const countRequests = () => fetch.requests.filter(({ operationId }) => operationId === 'listPolicies').length
  await expect.poll(countRequests).toBe(1)
  await select().selectOptions('empty')
  await expect.element(page.getByText('listPolicies=empty')).toBeVisible()
  await expect.poll(countRequests).toBe(2)
  await expect.element(page.getByRole('combobox', { name: 'listEvents' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear flips' }).click()
  await expect.element(page.getByText('listPolicies=empty')).not.toBeInTheDocument()
  await expect.poll(countRequests).toBe(3)
})

test('links to the API reference and to each call of the page', async () => {
  await openBarOn('/admin/policy')
  await foldButton().click()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('API reference')).toHaveAttribute('href', '/__mock/docs')
  await expect
    .element(link('API reference of listPolicies'))
    .toHaveAttribute('href', '/__mock/docs#/policy/listPolicies')
})

test('an edited contract makes the page refetch', async () => {
  const { fetch, emit } = await openBarOn('/admin/policy')
  await expect.element(foldButton()).toBeVisible()
  const countRequests = () => fetch.requests.filter(({ operationId }) => operationId === 'listPolicies').length
  await expect.poll(countRequests).toBe(1)
  emit('contract')
  await expect.poll(countRequests).toBe(2)
})

test('shows the last requests with status and time, and contract violations', async () => {
  await openBarOn('/admin/policy')
  await expect.element(page.getByText('200 × against the contract')).toBeVisible()
  await foldButton().click()
  await expect.element(page.getByText('34 ms')).toBeVisible()
  await expect
    .element(page.getByText(/answer of GET \/course\/get body\.course\.\*\.price ×200: must be a number/))
    .toBeVisible()
})

test('one click signs in as another user', async () => {
  const { fetch } = await openBarOn('/admin/policy')
  await foldButton().click()
  await expect.element(page.getByRole('button', { name: 'admin', exact: true })).toHaveAttribute('aria-pressed', 'true')
  fetch.use({ signIn: 'teacher', getCurrentUser: 'teacher' })
  await page.getByRole('button', { name: 'teacher', exact: true }).click()
  await expect.poll(() => store.get(sessionAtom)?.role).toBe('teacher')
  const { body } = fetch.requests.find(({ operationId }) => operationId === 'signIn') ?? {}
  expect(body).toEqual({ email: 'teacher@maktab.test', password: 'anything' })
})

test('stays folded or open, and is reachable by keyboard', async () => {
  const { bar, client } = await openBarOn('/admin/policy')
  await expect.element(foldButton()).toHaveAttribute('aria-expanded', 'false')
  const button = foldButton().element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(foldButton()).toHaveAttribute('aria-expanded', 'true')
  await bar.unmount()
  await render(
    <Provider store={store}>
      <DevelopmentBar line={client} />
    </Provider>,
  )
  await expect.element(foldButton()).toHaveAttribute('aria-expanded', 'true')
})

test('with a backend whose passwords are unknown it shows the current role', async () => {
  await openBarOn('/admin/policy', { upstream: 'http://localhost:3000', password: null })
  await foldButton().click()
  await expect.element(page.getByText('admin', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'teacher', exact: true })).not.toBeInTheDocument()
  await expect.element(select().getByRole('option', { name: 'mock · from the examples' })).toBeInTheDocument()
})
