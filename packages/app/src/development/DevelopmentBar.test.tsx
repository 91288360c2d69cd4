import { Provider } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writeCookie, store } from '../browser/environment.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { openApp } from '../testing/openApp.tsx'
import { DevelopmentBar } from './DevelopmentBar.tsx'
import type { MockClient, MockState } from './mockClient.ts'

type Listener = Parameters<MockClient['subscribe']>[0]

/** A mock that keeps what is flipped, and the page’s requests as a browser would tell of them. */
function openLine(changes: Partial<MockState> = {}) {
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
  const tell: Listener = (event) => listeners.forEach((listener) => listener(event))
  const situations = [
    { name: 'typical', status: 200, summary: 'Some' },
    { name: 'empty', status: 200, summary: 'None' },
  ]
  const line: MockClient = {
    state: async () => state,
    calls: async () =>
      ['listPolicies', 'listEvents'].map((id) => ({ id, method: 'GET', path: '/', summary: '', examples: situations })),
    findings: async () => [
      { of: 'answer', call: 'GET /course/get', path: 'body.course.*.price', message: 'must be a number', count: 200 },
    ],
    change: async ({ situations: named = {} }) => {
      const kept = Object.entries({ ...state.situations, ...named }).filter(([, value]) => value !== null)
      state = { ...state, situations: Object.fromEntries(kept) as Record<string, string> }
      tell('state')
      return undefined
    },
    reset: async () => {
      state = { ...state, situations: {}, delays: {} }
      tell('state')
    },
    subscribe: (listener) => {
      listeners.add(listener)
      queueMicrotask(() => listener('open'))
      return () => void listeners.delete(listener)
    },
  }
  return { line, tell }
}

/** The browser’s own measurements: one answer to the page’s list. */
class Measured {
  readonly #seen: (list: { getEntries: () => unknown[] }) => void
  constructor(seen: (list: { getEntries: () => unknown[] }) => void) {
    this.#seen = seen
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
    queueMicrotask(() => this.#seen({ getEntries: () => entries }))
  }
  disconnect() {
    return undefined
  }
}

async function openBarOn(path: string, changes?: Partial<MockState>) {
  vi.stubGlobal('PerformanceObserver', Measured)
  onTestFinished(() => writeCookie('development-bar', '', 0))
  const fetch = await openApp(path, { as: 'admin' })
  const opened = openLine(changes)
  const bar = await render(
    <Provider store={store}>
      <DevelopmentBar line={opened.line} />
    </Provider>,
  )
  return { ...opened, fetch, bar }
}

const fold = () => page.getByRole('button', { name: 'Mock' })
const choice = () => page.getByRole('combobox', { name: 'listPolicies' })

test('a call of this page is flipped, the flip is shown, and taking it back asks again', async () => {
  const { fetch } = await openBarOn('/admin/policy')
  await fold().click()
  const asked = () => fetch.requests.filter(({ operationId }) => operationId === 'listPolicies').length
  await expect.poll(asked).toBe(1)
  await choice().selectOptions('empty')
  await expect.element(page.getByText('listPolicies=empty')).toBeVisible()
  await expect.poll(asked).toBe(2)
  await expect.element(page.getByRole('combobox', { name: 'listEvents' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear flips' }).click()
  await expect.element(page.getByText('listPolicies=empty')).not.toBeInTheDocument()
  await expect.poll(asked).toBe(3)
})

test('an edited contract makes the page ask again', async () => {
  const { fetch, tell } = await openBarOn('/admin/policy')
  await expect.element(fold()).toBeVisible()
  const asked = () => fetch.requests.filter(({ operationId }) => operationId === 'listPolicies').length
  await expect.poll(asked).toBe(1)
  tell('contract')
  await expect.poll(asked).toBe(2)
})

test('last requests with status and time, and what broke the contract', async () => {
  await openBarOn('/admin/policy')
  await expect.element(page.getByText('200 × against the contract')).toBeVisible()
  await fold().click()
  await expect.element(page.getByText('34 ms')).toBeVisible()
  await expect.element(page.getByText(/body\.course\.\*\.price ×200: must be a number/)).toBeVisible()
})

test('one press makes one somebody else', async () => {
  const { fetch } = await openBarOn('/admin/policy')
  await fold().click()
  await expect.element(page.getByRole('button', { name: 'admin', exact: true })).toHaveAttribute('aria-pressed', 'true')
  fetch.use({ signIn: 'teacher', getCurrentUser: 'teacher' })
  await page.getByRole('button', { name: 'teacher', exact: true }).click()
  await expect.poll(() => store.get(sessionAtom)?.role).toBe('teacher')
  const { body } = fetch.requests.find(({ operationId }) => operationId === 'signIn') ?? {}
  expect(body).toEqual({ email: 'teacher@maktab.test', password: 'anything' })
})

test('it stays folded or open, and is reached by keyboard', async () => {
  const { bar, line } = await openBarOn('/admin/policy')
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  const button = fold().element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  await bar.unmount()
  await render(
    <Provider store={store}>
      <DevelopmentBar line={line} />
    </Provider>,
  )
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
})

test('in front of a backend whose passwords nobody knows, it says who one is', async () => {
  await openBarOn('/admin/policy', { upstream: 'http://localhost:3000', password: null })
  await fold().click()
  await expect.element(page.getByText('admin', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'teacher', exact: true })).not.toBeInTheDocument()
  await expect.element(choice().getByRole('option', { name: 'mock · from the examples' })).toBeInTheDocument()
})
