import { ApiError } from '@maktab/client/ApiError'
import { type OperationId, calls } from '@maktab/contract/calls'
import { atom } from 'jotai'
import { deleteCookie, readCookie, writeCookie, store } from '../browser/environment.ts'

/**
 * What the backend has shown of the contract’s extensions (docs/extensions.md). A backend that answers `getSettings`
 * has extensions, though any of them may be missing; one that doesn’t has none.
 */
type Backend = {
  /** Undefined until `getSettings` was asked for. */
  hasExtensions: boolean | undefined
  /** Extensions that were asked for and answered with 404. */
  missing: ReadonlySet<OperationId>
}

const unknown: Backend = { hasExtensions: undefined, missing: new Set() }

/**
 * The name of a cookie and in the session storage. That the backend has extensions is known to all tabs; what it lacks only
 * to the session of this one.
 */
const KEY = 'backend'
const DAYS = 30

export const backendAtom = atom<Backend>(readStored())

const known = () => store.get(backendAtom)

/** Whether the backend is known not to have a call of the contract. */
export function isOperationMissing(id: OperationId, { hasExtensions, missing } = known()): boolean {
  if (missing.has(id)) return true
  return calls[id].isExtension && id !== 'getSettings' && hasExtensions === false
}

/** Whether the backend has an extension; not until it has shown that it has any. */
export function hasOperation(id: OperationId, backend: Backend): boolean {
  return backend.hasExtensions === true && !isOperationMissing(id, backend)
}

let sessions = 0

/** Identifies the session in which a request is sent, for `markOperationMissing` and `markExtensionsAvailable`. */
export const getBackendSession = () => sessions

/** Remembers that the backend doesn’t have a call, unless the session of its request has ended. */
export function markOperationMissing(id: OperationId, session = sessions): void {
  if (session !== sessions) return
  const { hasExtensions, missing } = known()
  keep({ hasExtensions: id === 'getSettings' ? false : hasExtensions, missing: new Set([...missing, id]) })
}

/** Remembers that the backend has extensions, unless the session of the request has ended. */
export function markExtensionsAvailable(session = sessions): void {
  if (session === sessions && known().hasExtensions !== true) keep({ ...known(), hasExtensions: true })
}

/** Forgets what is known, so that the next session asks again. */
export function resetBackend(): void {
  sessions += 1
  keep(unknown)
}

/** The error of a call that the backend doesn’t have. */
export function createNotImplementedError(): ApiError {
  return new ApiError({ kind: 'answer', status: 404, message: '' })
}

/** Whether an error says that the backend doesn’t have a call. Of a record that is gone it says the same. */
export function isNotImplemented(error: unknown): boolean {
  return error instanceof ApiError && MISSING.has(error.status)
}

const MISSING = new Set([404, 405, 501])

function keep(backend: Backend): void {
  store.set(backendAtom, backend)
  if (backend.hasExtensions === true) writeCookie(KEY, 'extended', DAYS)
  else deleteCookie(KEY)
  try {
    sessionStorage.setItem(KEY, [...backend.missing].join(' '))
  } catch {
    // A full or forbidden storage only means that the next page asks again.
  }
}

function readStored(): Backend {
  if (import.meta.env.SSR) return { hasExtensions: true, missing: new Set() }
  const missing = new Set(storedNames().filter((name): name is OperationId => Object.hasOwn(calls, name)))
  const isExtended = readCookie(KEY) === 'extended'
  return { hasExtensions: missing.has('getSettings') ? false : isExtended || undefined, missing }
}

function storedNames(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
