import { navigate } from 'wouter/use-browser-location'
import { toasts } from '../feedback/toasts.ts'
import { publicPaths } from '../addresses/public.ts'
import { endSessionAtom, setAccountStatusAtom, sessionAtom } from '../session/sessionAtoms.ts'
import { store, ssrContext } from '../browser/environment.ts'
import type { AccountStatus } from '../session/storedSession.ts'
import { ApiError } from '@maktab/client/ApiError'
import { type ResponseOf, type Api, type RequestOf, type RequestOptions, createApi } from '@maktab/client/createApi'
import { createClient } from '@maktab/client/createClient'
import { type OperationId, calls } from '@maktab/contract/calls'
import { messagesAtom } from '../preferences/preferences.ts'
import {
  backendAtom,
  getBackendSession,
  isOperationMissing,
  isNotImplemented,
  createNotImplementedError,
  markExtensionsAvailable,
  markOperationMissing,
} from '../session/backendCapabilities.ts'

/** A backend reports a blocked account with this sentence of the specification (1§2). */
const RESTRICTED = 'It looks like your access has been restricted.'

/** A backend reports an unconfirmed e-mail address with this sentence. */
const UNCONFIRMED = 'Confirm your email first.'

type Restriction = { status: AccountStatus; message: string }

/** Why a request was forbidden: the account is blocked, its e-mail address is unconfirmed, or it lacks the permission. */
async function readForbiddenReason(response: Response): Promise<Restriction> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const serverMessage = [error, message].find((text) => typeof text === 'string' && text !== '') as string | undefined
  const isUnconfirmed = serverMessage?.startsWith(UNCONFIRMED) ?? false
  const status = serverMessage?.startsWith(RESTRICTED) ? 'blocked' : isUnconfirmed ? 'unconfirmed' : 'allowed'
  return { status, message: serverMessage ?? 'Something went wrong' }
}

/**
 * Applies the authentication errors of a response (decision 38): 401 ends the session; 403 redirects blocked and
 * unconfirmed accounts to the page that says why, and others home. Responses to the token of an earlier session are
 * ignored.
 */
export async function handleAuthErrors(request: Request, response: Response): Promise<void> {
  const session = store.get(sessionAtom)
  if (!session || request.headers.get('token') !== session.token) return
  if (response.status === 401) store.set(endSessionAtom, 'expired')
  if (response.status !== 403) return
  const { status, message } = await readForbiddenReason(response)
  if (status !== 'allowed') {
    await store.set(setAccountStatusAtom, status)
    return
  }
  navigate(publicPaths.home(session.role))
  toasts.error(message, 'forbidden')
}

function createSessionApi(getToken: () => string | null): Api {
  return createApi(
    createClient({
      ...(import.meta.env.SSR
        ? { baseUrl: 'http://school.invalid/api', fetch: (request) => ssrContext.answer(request as Request) }
        : { baseUrl: new URL('/api', window.location.href).href }),
      getToken,
      getLanguage: () => store.get(messagesAtom).language,
      onResponse: handleAuthErrors,
    }),
  )
}

const sendWithToken = createSessionApi(() => store.get(sessionAtom)?.token ?? null)
const sendWithoutToken = createSessionApi(() => null)

/**
 * API client with the token of the session. If the backend has no extensions, calls of extensions fail here with 404 and
 * extension query parameters are left out.
 */
export const api: Api = withExtensions(sendWithToken)

/** API client that never sends a token, so that the request belongs to no account. */
export const anonymousApi: Api = withExtensions(sendWithoutToken)

function withExtensions(send: Api): Api {
  return async <Id extends OperationId>(
    id: Id,
    request: RequestOf<Id> = {} as RequestOf<Id>,
    options?: RequestOptions,
  ): Promise<ResponseOf<Id>> => {
    const { isExtension, extensionQuery } = calls[id]
    const session = getBackendSession()
    if (id === 'getSettings') return (await fetchSettings()) as ResponseOf<Id>
    const extra = extensionQuery.filter((name) => request.query && name in request.query)
    if (!isExtension && extra.length === 0) return send(id, request, options)
    await detectExtensions()
    // The session ended while this request waited. Sending it would use the next session’s token, unless it carries its own, as signing out does.
    if (session !== getBackendSession() && !options?.headers?.token)
      throw new ApiError({ kind: 'aborted', message: '' })
    if (isOperationMissing(id)) throw createNotImplementedError()
    if (!isExtension) return send(id, hasExtensions() ? request : withoutQuery(request, extra), options)
    try {
      return await send(id, request, options)
    } catch (error) {
      if (isNotImplemented(error) && !namesRecord(id, request)) markOperationMissing(id, session)
      throw error
    }
  }
}

const hasExtensions = () => store.get(backendAtom).hasExtensions

let pendingSettings: { session: number; response: Promise<ResponseOf<'getSettings'>> } | undefined

/** Whether `getSettings` succeeds shows if the backend has extensions. Concurrent calls in one session share a request. */
async function fetchSettings(): Promise<ResponseOf<'getSettings'>> {
  if (isOperationMissing('getSettings')) throw createNotImplementedError()
  const session = getBackendSession()
  if (pendingSettings?.session !== session) {
    const response = sendWithToken('getSettings').finally(() => {
      if (pendingSettings?.response === response) pendingSettings = undefined
    })
    pendingSettings = { session, response }
  }
  try {
    const settings = await pendingSettings.response
    markExtensionsAvailable(session)
    return settings
  } catch (error) {
    if (isNotImplemented(error) || (isMalformed(error) && !hasExtensions())) {
      markOperationMissing('getSettings', session)
      throw createNotImplementedError()
    }
    if (isBackendError(error)) markExtensionsAvailable(session)
    throw error
  }
}

/** Some backends respond to every unknown URL with an HTML page. */
const isMalformed = (error: unknown) => error instanceof ApiError && error.kind === 'malformed'

/** The error comes from the backend itself; 502 and above come from a proxy in front of it. */
const isBackendError = (error: unknown) => error instanceof ApiError && error.kind === 'answer' && error.status < 502

/** Waits until it is known whether the backend has extensions; stays unknown if it can’t be reached. */
async function detectExtensions(): Promise<void> {
  if (hasExtensions() === undefined) await fetchSettings().catch(() => undefined)
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
