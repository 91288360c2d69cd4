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

/** The specification's sentence for blocked accounts (1§2) is how a backend says so. */
const RESTRICTED = 'It looks like your access has been restricted.'

/** And by this one that an e-mail isn’t confirmed yet. */
const UNCONFIRMED = 'Confirm your email first.'

type Restriction = { standing: AccountStatus; message: string }

/** What a 403 means: that the account is blocked, that its e-mail isn’t confirmed, or that it may not do this. */
async function readForbiddenReason(response: Response): Promise<Restriction> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const words = [error, message].find((text) => typeof text === 'string' && text !== '') as string | undefined
  const isUnconfirmed = words?.startsWith(UNCONFIRMED) ?? false
  const standing = words?.startsWith(RESTRICTED) ? 'blocked' : isUnconfirmed ? 'unconfirmed' : 'allowed'
  return { standing, message: words ?? 'Something went wrong' }
}

/**
 * What an answer says about the session (decision 38): 401 ends it, 403 leads to the page that says why when the account
 * is blocked or unconfirmed, and home when it may only not do this. An answer to an earlier session’s token says nothing about this one.
 */
export async function handleAuthErrors(request: Request, response: Response): Promise<void> {
  const session = store.get(sessionAtom)
  if (!session || request.headers.get('token') !== session.token) return
  if (response.status === 401) store.set(endSessionAtom, 'expired')
  if (response.status !== 403) return
  const { standing, message } = await readForbiddenReason(response)
  if (standing !== 'allowed') {
    await store.set(setAccountStatusAtom, standing)
    return
  }
  navigate(publicPaths.home(session.role))
  toasts.error(message, 'forbidden')
}

function openSchool(getToken: () => string | null): Api {
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

const sendWithToken = openSchool(() => store.get(sessionAtom)?.token ?? null)
const sendWithoutToken = openSchool(() => null)

/**
 * The school’s calls by their names, with the token of the session. A backend without extensions gets none of them: their
 * calls fail here with 404, and their query parameters are left out.
 */
export const api: Api = askOver(sendWithToken)

/** The same without the token, also when somebody is signed in: what is sent belongs to no account. */
export const anonymousApi: Api = askOver(sendWithoutToken)

function askOver(send: Api): Api {
  return async <Id extends OperationId>(
    id: Id,
    given: RequestOf<Id> = {} as RequestOf<Id>,
    line?: RequestOptions,
  ): Promise<ResponseOf<Id>> => {
    const { isExtension, extensionQuery } = calls[id]
    const session = getBackendSession()
    if (id === 'getSettings') return (await askSettings()) as ResponseOf<Id>
    const extra = extensionQuery.filter((name) => given.query && name in given.query)
    if (!isExtension && extra.length === 0) return send(id, given, line)
    await settleBackend()
    // The session ended while this request waited. It would be sent with the next session's token, unless it carries its
    // own, as signing out does.
    if (session !== getBackendSession() && !line?.headers?.token) throw new ApiError({ kind: 'aborted', message: '' })
    if (isOperationMissing(id)) throw createNotImplementedError()
    if (!isExtension) return send(id, hasExtensions() ? given : withoutQuery(given, extra), line)
    try {
      return await send(id, given, line)
    } catch (error) {
      if (isNotImplemented(error) && !namesRecord(id, given)) markOperationMissing(id, session)
      throw error
    }
  }
}

const hasExtensions = () => store.get(backendAtom).hasExtensions

let settingsOnTheirWay: { session: number; answer: Promise<ResponseOf<'getSettings'>> } | undefined

/** The settings tell whether the backend has extensions. Several who ask in one session at the same time share one request. */
async function askSettings(): Promise<ResponseOf<'getSettings'>> {
  if (isOperationMissing('getSettings')) throw createNotImplementedError()
  const session = getBackendSession()
  if (settingsOnTheirWay?.session !== session) {
    const answer = sendWithToken('getSettings').finally(() => {
      if (settingsOnTheirWay?.answer === answer) settingsOnTheirWay = undefined
    })
    settingsOnTheirWay = { session, answer }
  }
  try {
    const answer = await settingsOnTheirWay.answer
    markExtensionsAvailable(session)
    return answer
  } catch (error) {
    if (isNotImplemented(error) || (isNoJson(error) && !hasExtensions())) {
      markOperationMissing('getSettings', session)
      throw createNotImplementedError()
    }
    if (isOwnError(error)) markExtensionsAvailable(session)
    throw error
  }
}

/** Some backends answer every unknown address with a page. */
const isNoJson = (error: unknown) => error instanceof ApiError && error.kind === 'malformed'

/** The backend has the call and refuses or fails; 502 and above come from a proxy in front of it. */
const isOwnError = (error: unknown) => error instanceof ApiError && error.kind === 'answer' && error.status < 502

/** Waits until it is known whether the backend has extensions; it stays unknown where it can’t be reached. */
async function settleBackend(): Promise<void> {
  if (hasExtensions() === undefined) await askSettings().catch(() => undefined)
}

type Named = { params?: object; query?: object }

/** Whether a 404 may also mean that a record is gone: then it says nothing of the call. */
function namesRecord(id: OperationId, { params, query }: Named): boolean {
  return (
    calls[id].method !== 'GET' || params !== undefined || Object.keys(query ?? {}).some((name) => /id$/i.test(name))
  )
}

function withoutQuery<Id extends OperationId>(given: RequestOf<Id>, names: readonly string[]): RequestOf<Id> {
  const left = Object.entries(given.query ?? {}).filter(([name]) => !names.includes(name))
  return { ...given, query: left.length > 0 ? Object.fromEntries(left) : undefined }
}
