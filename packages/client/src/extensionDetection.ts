import { type OperationId, calls } from '@maktab/contract/calls'
import { ApiError } from './ApiError.ts'
import type { Api, RequestOf, RequestOptions, ResponseOf } from './createApi.ts'

/**
 * Tracks which extensions the backend has (docs/extensions.md). A backend that implements `getSettings` has
 * extensions, although single ones may be missing; one without it has none.
 */
export type Backend = {
  /** Undefined until `getSettings` was requested. */
  hasExtensions: boolean | undefined
  /** Extensions that responded with 404. */
  missing: ReadonlySet<OperationId>
}

export const unknownBackend: Backend = { hasExtensions: undefined, missing: new Set() }

/** Whether the backend is known to lack an operation. */
export function isOperationMissing(id: OperationId, { hasExtensions, missing }: Backend): boolean {
  return missing.has(id) || (calls[id].isExtension && id !== 'getSettings' && hasExtensions === false)
}

/** Whether the backend has an extension; false until it is known to have extensions. */
export function hasOperation(id: OperationId, backend: Backend): boolean {
  return backend.hasExtensions === true && !isOperationMissing(id, backend)
}

const NOT_IMPLEMENTED_STATUSES = new Set([404, 405, 501])

/** Whether an error means that the backend lacks the operation. It may also mean that a record is gone. */
export function isNotImplemented(error: unknown): boolean {
  return error instanceof ApiError && NOT_IMPLEMENTED_STATUSES.has(error.status)
}

const createNotImplementedError = () => new ApiError({ kind: 'answer', status: 404, message: '' })

/** Some backends respond to every unknown URL with an HTML page. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.kind === 'malformed'

/** The error comes from the backend itself; 502 and above come from a proxy in front of it. */
const isBackendError = (error: unknown) => error instanceof ApiError && error.kind === 'answer' && error.status < 502

/** The caller's storage for the detected extensions. */
type BackendStore = { get: () => Backend; set: (backend: Backend) => void }

/** Detects which extensions the backend has, from the responses of one session. */
export function createExtensionDetection({ get, set }: BackendStore) {
  /** The number of resets identifies the session of a request: responses to earlier sessions are ignored. */
  let session = 0
  let pendingSettings: { session: number; response: Promise<ResponseOf<'getSettings'>> } | undefined

  /** Records that the backend lacks an operation, unless the session of the request has ended. */
  const markOperationMissing = (id: OperationId, requestSession = session) => {
    if (requestSession !== session) return
    const { hasExtensions, missing } = get()
    set({ hasExtensions: id === 'getSettings' ? false : hasExtensions, missing: new Set([...missing, id]) })
  }
  /** Records that the backend has extensions, unless the session of the request has ended. */
  const markExtensionsAvailable = (requestSession = session) => {
    if (requestSession === session && get().hasExtensions !== true) set({ ...get(), hasExtensions: true })
  }
  /** Whether `getSettings` succeeds shows if the backend has extensions. Concurrent calls in one session share a request. */
  const fetchSettings = async (send: Api): Promise<ResponseOf<'getSettings'>> => {
    if (isOperationMissing('getSettings', get())) throw createNotImplementedError()
    const requestSession = session
    if (pendingSettings?.session !== session) {
      const response = send('getSettings').finally(() => {
        if (pendingSettings?.response === response) pendingSettings = undefined
      })
      pendingSettings = { session, response }
    }
    try {
      const settings = await pendingSettings.response
      markExtensionsAvailable(requestSession)
      return settings
    } catch (error) {
      if (isNotImplemented(error) || (isMalformed(error) && !get().hasExtensions)) {
        markOperationMissing('getSettings', requestSession)
        throw createNotImplementedError()
      }
      if (isBackendError(error)) markExtensionsAvailable(requestSession)
      throw error
    }
  }
  return {
    markOperationMissing,
    markExtensionsAvailable,
    /** Resets the detection for the next session. */
    resetBackend: () => {
      session += 1
      set(unknownBackend)
    },
    /**
     * If the backend has no extensions, calls of extensions fail with 404 without a request, and extension query
     * parameters are left out. `sendSettings` requests the settings for the detection.
     */
    withExtensions: (send: Api, sendSettings = send): Api => {
      return async <Id extends OperationId>(
        id: Id,
        request: RequestOf<Id> = {} as RequestOf<Id>,
        options?: RequestOptions,
      ): Promise<ResponseOf<Id>> => {
        const { isExtension, extensionQuery } = calls[id]
        const requestSession = session
        if (id === 'getSettings') return (await fetchSettings(sendSettings)) as ResponseOf<Id>
        const extra = extensionQuery.filter((name) => request.query && name in request.query)
        if (!isExtension && extra.length === 0) return send(id, request, options)
        // Stays unknown if the backend can’t be reached.
        if (get().hasExtensions === undefined) await fetchSettings(sendSettings).catch(() => undefined)
        // The session ended while this request waited. Sending it would use the next session’s token, unless it carries its own, as signing out does.
        if (requestSession !== session && !options?.headers?.token) throw new ApiError({ kind: 'aborted', message: '' })
        if (isOperationMissing(id, get())) throw createNotImplementedError()
        if (!isExtension) return send(id, get().hasExtensions ? request : withoutQuery(request, extra), options)
        try {
          return await send(id, request, options)
        } catch (error) {
          if (isNotImplemented(error) && !namesRecord(id, request)) markOperationMissing(id, requestSession)
          throw error
        }
      }
    },
  }
}

type RecordRequest = { params?: object; query?: object }

/** Whether a 404 may also mean that a record is gone; then it doesn’t show that the operation is missing. */
function namesRecord(id: OperationId, { params, query }: RecordRequest): boolean {
  return (
    calls[id].method !== 'GET' || params !== undefined || Object.keys(query ?? {}).some((name) => /id$/i.test(name))
  )
}

function withoutQuery<Id extends OperationId>(request: RequestOf<Id>, names: readonly string[]): RequestOf<Id> {
  const remaining = Object.entries(request.query ?? {}).filter(([name]) => !names.includes(name))
  return { ...request, query: remaining.length > 0 ? Object.fromEntries(remaining) : undefined }
}
