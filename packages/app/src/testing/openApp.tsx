import { addResponseCoverage } from '@maktab/contract/responseCoverage'
import { type ExampleFetch, type Situations, createExampleFetch } from '@maktab/mocks/createExampleFetch'
import type { Language } from '@maktab/ui/i18n/languages'
import { expect, onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../App.tsx'
import { idleDelayAtom } from '../shell/ShellContainer.tsx'
import type { Role } from '../addresses/roles.ts'
import { storedSignedInBeforeAtom } from '../preferences/cookieAtoms.ts'
import { setLanguageAtom, loadMessageNamespaceAtom } from '../preferences/preferences.ts'
import { CACHE_NAME, RECEIPT_STORE_NAME } from '../session/clearStorage.ts'
import { resetBackend } from '../session/backendCapabilities.ts'
import { signInAtom, resetSessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/environment.ts'
import { page } from 'vitest/browser'

type Opening = {
  as?: Role
  status?: 'allowed' | 'blocked' | 'unconfirmed'
  situations?: Situations
  language?: Language
  /** Whether what comes once a page stands comes: else the page asks for what it is made of, and no more. */
  withDeferredContent?: boolean
  /** Whether the entry of the history is the one that is there, as where a page is loaded anew. */
  keepsEntry?: boolean
  /** Whether somebody has signed in on this device before; else nobody has, whatever an earlier test did. */
  isKnown?: boolean
  /** Changes what every call answers. */
  transformResponse?: (answer: unknown) => unknown
}

/** Of whom the examples say that they are signed in, whatever their role. */
export const EMAIL = 'admin@maktab.test'

let opened: ExampleFetch | undefined

/** Opens the whole app at an address, signed in or not, with the contract's examples as its backend, in place of one that is open. */
export async function openApp(
  path: string,
  {
    as,
    status = 'allowed',
    situations,
    language = 'en',
    withDeferredContent = false,
    keepsEntry = false,
    isKnown = as !== undefined,
    transformResponse,
  }: Opening = {},
): Promise<ExampleFetch> {
  await cleanup()
  // Late requests of the app that was open fail; answered, they would change this one.
  opened?.stop()
  const fetch = createExampleFetch({
    // Receipts go out with their forms, but where a test is about the pieces.
    beginUpload: 'unknownCall',
    ...(status !== 'allowed' && as !== 'admin' && { getCurrentUser: status }),
    ...situations,
  })
  opened = fetch
  vi.stubGlobal('fetch', transformResponse ? retold(fetch, transformResponse) : fetch)
  // Uploads go out by it where it is there, past the examples.
  vi.stubGlobal('XMLHttpRequest', undefined)
  onTestFinished(({ task }) => {
    addResponseCoverage(task, 'app', fetch.answered)
    localStorage.clear()
    indexedDB.deleteDatabase(RECEIPT_STORE_NAME)
    indexedDB.deleteDatabase(CACHE_NAME)
  })
  resetBackend()
  if (as) await store.set(signInAtom, { token: `mock-token-${as}`, role: as, status, email: EMAIL })
  else store.set(resetSessionAtom)
  store.set(storedSignedInBeforeAtom, isKnown)
  for (const area of ['admin', 'teacher', 'student'] as const) await store.set(loadMessageNamespaceAtom, area)
  await store.set(setLanguageAtom, language)
  store.set(idleDelayAtom, withDeferredContent ? 0 : undefined)
  if (!keepsEntry) window.history.replaceState(null, '', path)
  const { container } = await render(<App />)
  // The production build of React renders after `render` has returned.
  await expect.poll(() => container.firstElementChild).not.toBeNull()
  return fetch
}

function retold(fetch: ExampleFetch, retell: (answer: unknown) => unknown): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    return Response.json(retell(await answer.json()), { status: answer.status })
  }
}

/** The address that is open, without the host. */
export function currentPath(): string {
  return window.location.pathname + window.location.search
}

/** The question that stands over the page of somebody whose session is over. */
export const signInAgainDialog = page.getByRole('alertdialog', { name: 'Sign in again' })

/** Answers it, as the person whose page it is or as another one. */
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
