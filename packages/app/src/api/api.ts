import { navigate } from 'wouter/use-browser-location'
import { toasts } from '../feedback/toasts.ts'
import { publicPaths } from '../addresses/public.ts'
import { endSessionAtom, updateSessionAtom, sessionAtom } from '../session/sessionAtoms.ts'
import { store, ssrContext } from '../browser/cookiesAndStore.ts'
import type { AccountStatus } from '../session/storedSession.ts'
import { ApiError, readErrorBody } from '@maktab/client/ApiError'
import { type Api, type RequestOf, type RequestOptions, type ResponseOf, createApi } from '@maktab/client/createApi'
import { createClient } from '@maktab/client/createClient'
import { type OperationId, calls } from '@maktab/contract/calls'
import { isForPart } from '@maktab/shared/isForPart'
import { messagesAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { withExtensions } from '../session/backendCapabilities.ts'

/** A backend reports a blocked account with this sentence of the specification (1§2). */
const RESTRICTED = 'It looks like your access has been restricted.'

/** A backend reports an unconfirmed email address with this sentence. */
const UNCONFIRMED = 'Confirm your email first.'

/** Why a request was forbidden: the account is blocked, its email address is unconfirmed, or it lacks the permission. */
function getAccountStatus(message: string): AccountStatus {
  if (message.startsWith(RESTRICTED)) return 'blocked'
  return message.startsWith(UNCONFIRMED) ? 'unconfirmed' : 'allowed'
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
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { message } = readErrorBody(body)
  const status = getAccountStatus(message)
  if (status !== 'allowed') {
    await store.set(updateSessionAtom, { status })
    return
  }
  navigate(publicPaths.home(session.role, session.part))
  toasts.error(message, 'forbidden')
  // The part of the office may have changed since the session began.
  if (session.role === 'admin') await refreshOfficePart().catch(() => undefined)
}

async function refreshOfficePart(): Promise<void> {
  const { user } = await sendWithToken('getCurrentUser')
  await store.set(updateSessionAtom, { part: user.part })
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

/**
 * Fails queries of another part of the office without a request, because the page would be left after a 403. Pages don’t
 * need them; one that has no part of its own to leave out shows the query as failed.
 */
function withinOfficePart(send: Api): Api {
  return async <Id extends OperationId>(
    id: Id,
    request: RequestOf<Id> = {} as RequestOf<Id>,
    options?: RequestOptions,
  ): Promise<ResponseOf<Id>> => {
    const isQuery = calls[id].method === 'GET' && id !== 'toggleEventMembership'
    if (isQuery && !isForPart(id, store.get(sessionAtom)?.part)) {
      throw new ApiError({ kind: 'answer', status: 403, message: '' })
    }
    return send(id, request, options)
  }
}

/** API client with the token of the session. Calls of extensions that the backend lacks fail with 404. */
export const api = withinOfficePart(withExtensions(sendWithToken))

/** API client that never sends a token, so that the request belongs to no account. */
export const anonymousApi = withExtensions(
  createSessionApi(() => null),
  sendWithToken,
)
