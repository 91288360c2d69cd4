import { ApiError } from '@maktab/client/ApiError'
import { type Answer, type Ask, type Given, type Line, createAsk } from '@maktab/client/createAsk'
import { createClient } from '@maktab/client/createClient'
import { type OperationId, calls } from '@maktab/contract/calls'
import { wordsAtom } from '../preferences/preferenceAtoms.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../session/store.ts'
import { visit } from '../prerendered/visit.ts'
import {
  backendAtom,
  backendSession,
  isMissing,
  isUnknown,
  missingError,
  noteExtensions,
  noteMissing,
} from '../session/backend.ts'
import { watchSession } from './watchSession.ts'

function openSchool(getToken: () => string | null): Ask {
  return createAsk(
    createClient({
      ...(import.meta.env.SSR
        ? { baseUrl: 'http://school.invalid/api', fetch: (request) => visit.answer(request as Request) }
        : { baseUrl: new URL('/api', window.location.href).href }),
      getToken,
      getLanguage: () => store.get(wordsAtom).language,
      onAnswer: watchSession,
    }),
  )
}

const sendWithToken = openSchool(() => store.get(sessionAtom)?.token ?? null)
const sendWithoutToken = openSchool(() => null)

/**
 * The school’s calls by their names, with the token of the session. A backend without extensions gets none of them: their
 * calls fail here with 404, and their query parameters are left out.
 */
export const ask: Ask = askOver(sendWithToken)

/** The same without the token, also when somebody is signed in: what is sent belongs to no account. */
export const askAsVisitor: Ask = askOver(sendWithoutToken)

function askOver(send: Ask): Ask {
  return async <Id extends OperationId>(
    id: Id,
    given: Given<Id> = {} as Given<Id>,
    line?: Line,
  ): Promise<Answer<Id>> => {
    const { isExtension, extensionQuery } = calls[id]
    const session = backendSession()
    if (id === 'getSettings') return (await askSettings()) as Answer<Id>
    const extra = extensionQuery.filter((name) => given.query && name in given.query)
    if (!isExtension && extra.length === 0) return send(id, given, line)
    await settleBackend()
    // The session ended while this request waited. It would be sent with the next session's token, unless it carries its
    // own, as signing out does.
    if (session !== backendSession() && !line?.headers?.token) throw new ApiError({ kind: 'aborted', message: '' })
    if (isMissing(id)) throw missingError()
    if (!isExtension) return send(id, hasExtensions() ? given : withoutQuery(given, extra), line)
    try {
      return await send(id, given, line)
    } catch (error) {
      if (isUnknown(error) && !namesRecord(id, given)) noteMissing(id, session)
      throw error
    }
  }
}

const hasExtensions = () => store.get(backendAtom).hasExtensions

let settingsOnTheirWay: { session: number; answer: Promise<Answer<'getSettings'>> } | undefined

/** The settings tell whether the backend has extensions. Several who ask in one session at the same time share one request. */
async function askSettings(): Promise<Answer<'getSettings'>> {
  if (isMissing('getSettings')) throw missingError()
  const session = backendSession()
  if (settingsOnTheirWay?.session !== session) {
    const answer = sendWithToken('getSettings').finally(() => {
      if (settingsOnTheirWay?.answer === answer) settingsOnTheirWay = undefined
    })
    settingsOnTheirWay = { session, answer }
  }
  try {
    const answer = await settingsOnTheirWay.answer
    noteExtensions(session)
    return answer
  } catch (error) {
    if (isUnknown(error) || (isNoJson(error) && !hasExtensions())) {
      noteMissing('getSettings', session)
      throw missingError()
    }
    if (isOwnError(error)) noteExtensions(session)
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

function withoutQuery<Id extends OperationId>(given: Given<Id>, names: readonly string[]): Given<Id> {
  const left = Object.entries(given.query ?? {}).filter(([name]) => !names.includes(name))
  return { ...given, query: left.length > 0 ? Object.fromEntries(left) : undefined }
}
