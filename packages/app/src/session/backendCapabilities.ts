import { type Backend, createExtensionDetection, unknownBackend } from '@maktab/client/extensionDetection'
import { type OperationId, calls } from '@maktab/contract/calls'
import { atom } from 'jotai'
import { deleteCookie, readCookie, writeCookie, store } from '../browser/cookiesAndStore.ts'

/**
 * Name of a cookie and of a session storage item. All tabs share whether the backend has extensions; missing ones are
 * stored per tab.
 */
const KEY = 'backend'
const DAYS = 30

export const backendAtom = atom<Backend>(readStored())

export const { markOperationMissing, markExtensionsAvailable, resetBackend, withExtensions } = createExtensionDetection(
  { get: () => store.get(backendAtom), set: storeBackend },
)

function storeBackend(backend: Backend): void {
  store.set(backendAtom, backend)
  if (backend.hasExtensions === true) writeCookie(KEY, 'extended', DAYS)
  else deleteCookie(KEY)
  try {
    sessionStorage.setItem(KEY, [...backend.missing].join(' '))
  } catch {
    // Without storage the next page just detects it again.
  }
}

function readStored(): Backend {
  if (import.meta.env.SSR) return { ...unknownBackend, hasExtensions: true }
  const missing = new Set(readMissing().filter((name): name is OperationId => Object.hasOwn(calls, name)))
  const isExtended = readCookie(KEY) === 'extended'
  return { hasExtensions: missing.has('getSettings') ? false : isExtended || undefined, missing }
}

function readMissing(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
