import { addResponseCoverage } from '@maktab/contract/responseCoverage'
import { type ExampleFetch, type Situations, createExampleFetch } from '@maktab/mocks/createExampleFetch'
import type { Language } from '@maktab/ui/i18n/languages'
import { expect, onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../App.tsx'
import { idleDelayAtom } from '../shell/ShellContainer.tsx'
import type { LimitedPart, Role } from '../addresses/roles.ts'
import { storedSignedInBeforeAtom } from '../preferences/cookieAtoms.ts'
import { setLanguageAtom, loadMessageNamespaceAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { CACHE_NAME, RECEIPT_STORE_NAME } from '../session/clearStorage.ts'
import { resetBackend } from '../session/backendCapabilities.ts'
import { signInAtom, resetSessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { page } from 'vitest/browser'

type OpenAppOptions = {
  as?: Role
  /** The part of the office that the administrator is limited to. */
  part?: LimitedPart
  status?: 'allowed' | 'blocked' | 'unconfirmed'
  situations?: Situations
  language?: Language
  /** Whether deferred content loads; otherwise only the page’s own data. */
  withDeferredContent?: boolean
  /** Keeps the current history entry, as a reload does. */
  keepsEntry?: boolean
  /** Whether someone signed in on this device before. */
  isKnown?: boolean
  /** Transforms every response. */
  transformResponse?: (response: unknown) => unknown
}

/** The email address of the signed-in user in the examples, for every role. */
export const EMAIL = 'admin@maktab.test'

let opened: ExampleFetch | undefined

/** Opens the app at a path, with the examples as its backend. Replaces an app that is open. */
export async function openApp(
  path: string,
  {
    as,
    part,
    status = 'allowed',
    situations,
    language = 'en',
    withDeferredContent = false,
    keepsEntry = false,
    isKnown = as !== undefined,
    transformResponse,
  }: OpenAppOptions = {},
): Promise<ExampleFetch> {
  await cleanup()
  // Late requests of the previous app fail, because their responses would change this one.
  opened?.stop()
  const fetch = createExampleFetch({
    // Receipts are sent with their forms, except in tests of chunked uploads.
    beginUpload: 'unknownCall',
    ...(status !== 'allowed' && as !== 'admin' && { getCurrentUser: status }),
    ...(part && { getCurrentUser: part }),
    ...situations,
  })
  opened = fetch
  vi.stubGlobal('fetch', transformResponse ? withTransform(fetch, transformResponse) : fetch)
  // If it exists, uploads use it and bypass the examples.
  vi.stubGlobal('XMLHttpRequest', undefined)
  onTestFinished(({ task }) => {
    addResponseCoverage(task, 'app', fetch.answered)
    localStorage.clear()
    indexedDB.deleteDatabase(RECEIPT_STORE_NAME)
    indexedDB.deleteDatabase(CACHE_NAME)
  })
  resetBackend()
  store.set(resetSessionAtom)
  if (as) await store.set(signInAtom, { token: `mock-token-${as}`, role: as, part, status, email: EMAIL })
  store.set(storedSignedInBeforeAtom, isKnown)
  for (const area of ['admin', 'teacher', 'student'] as const) await store.set(loadMessageNamespaceAtom, area)
  await store.set(setLanguageAtom, language)
  store.set(idleDelayAtom, withDeferredContent ? 0 : undefined)
  if (!keepsEntry) window.history.replaceState(null, '', path)
  const { container } = await render(<App />)
  // React’s production build renders after `render` has returned.
  await expect.poll(() => container.firstElementChild).not.toBeNull()
  return fetch
}

function withTransform(fetch: ExampleFetch, transform: (response: unknown) => unknown): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    return Response.json(transform(await response.json()), { status: response.status })
  }
}

/** The current path and query. */
export function currentPath(): string {
  return window.location.pathname + window.location.search
}

/** The dialog over the page of an expired session. */
export const signInAgainDialog = page.getByRole('alertdialog', { name: 'Sign in again' })

/** Signs in again in the dialog, as the same or another user. */
export async function signInAgain(email?: string): Promise<void> {
  await expect.element(signInAgainDialog).toBeVisible()
  if (email !== undefined) await signInAgainDialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await signInAgainDialog.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await signInAgainDialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(signInAgainDialog).not.toBeInTheDocument()
}

/** Runs a part of a long test; a failure is prefixed with the name of the part. */
export async function testStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error) {
      error.message = `${name}: ${error.message}`
      error.stack = `${name}: ${error.stack}`
    }
    throw error
  }
}
