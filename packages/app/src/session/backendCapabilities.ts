import { ApiError } from '@maktab/client/ApiError'
import { type OperationId, calls } from '@maktab/contract/calls'
import { atom } from 'jotai'
import { deleteCookie, readCookie, writeCookie, store } from '../browser/environment.ts'

/**
 * What is known about the backend’s extensions (docs/extensions.md). A backend that implements `getSettings` has
 * extensions, although single ones may be missing; one without it has none.
 */
type Backend = {
  /** Undefined until `getSettings` was requested. */
  hasExtensions: boolean | undefined
  /** Extensions that responded with 404. */
  missing: ReadonlySet<OperationId>
}

const unknownBackend: Backend = { hasExtensions: undefined, missing: new Set() }

/**
 * Name of a cookie and of a session storage item. All tabs share whether the backend has extensions; missing ones are
 * stored per tab.
 */
const KEY = 'backend'
const DAYS = 30

export const backendAtom = atom<Backend>(readStored())

const getBackend = () => store.get(backendAtom)

/** Whether the backend is known to lack an operation. */
export function isOperationMissing(id: OperationId, { hasExtensions, missing } = getBackend()): boolean {
  if (missing.has(id)) return true
  return calls[id].isExtension && id !== 'getSettings' && hasExtensions === false
}

/** Whether the backend has an extension; false until it is known to have extensions. */
export function hasOperation(id: OperationId, backend: Backend): boolean {
  return backend.hasExtensions === true && !isOperationMissing(id, backend)
}

let sessionCount = 0

/** Identifies the session of a request, for `markOperationMissing` and `markExtensionsAvailable`. */
export const getBackendSession = () => sessionCount

/** Records that the backend lacks an operation, unless the session of the request has ended. */
export function markOperationMissing(id: OperationId, session = sessionCount): void {
  if (session !== sessionCount) return
  const { hasExtensions, missing } = getBackend()
  storeBackend({ hasExtensions: id === 'getSettings' ? false : hasExtensions, missing: new Set([...missing, id]) })
}

/** Records that the backend has extensions, unless the session of the request has ended. */
export function markExtensionsAvailable(session = sessionCount): void {
  if (session === sessionCount && getBackend().hasExtensions !== true)
    storeBackend({ ...getBackend(), hasExtensions: true })
}

/** Resets what is known, so that the next session detects it again. */
export function resetBackend(): void {
  sessionCount += 1
  storeBackend(unknownBackend)
}

/** The error of an operation that the backend lacks. */
export function createNotImplementedError(): ApiError {
  return new ApiError({ kind: 'answer', status: 404, message: '' })
}

/** Whether an error means that the backend lacks the operation. It may also mean that a record is gone. */
export function isNotImplemented(error: unknown): boolean {
  return error instanceof ApiError && NOT_IMPLEMENTED_STATUSES.has(error.status)
}

const NOT_IMPLEMENTED_STATUSES = new Set([404, 405, 501])

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
  if (import.meta.env.SSR) return { hasExtensions: true, missing: new Set() }
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
