import { ApiError } from '@maktab/client/ApiError'
import { type ResponseOf, type Api, type RequestOf, type RequestOptions, createApi } from '@maktab/client/createApi'
import { createClient } from '@maktab/client/createClient'
import { type OperationId, calls } from '@maktab/contract/calls'
import { messagesAtom } from '../preferences/preferenceAtoms.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'
import { ssrContext } from '../browser/ssrContext.ts'
import {
  backendAtom,
  getBackendSession,
  isOperationMissing,
  isNotImplemented,
  createNotImplementedError,
  markExtensionsAvailable,
  markOperationMissing,
} from '../session/backendCapabilities.ts'
import { handleAuthErrors } from './handleAuthErrors.ts'

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
