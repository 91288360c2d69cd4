import type { IncomingMessage } from 'node:http'
import type { BackendResponse } from './forwardToBackend.ts'
import type { MockContext } from './MockContext.ts'
import { decodeResponse } from './decodeResponse.ts'
import { findRoute } from './findRoute.ts'

/** Remembers whose token a backend gave, so that the examples know them too: as the person of theirs who is most alike. */
export function rememberSignIn(
  { method = 'GET', url = '' }: IncomingMessage,
  answer: BackendResponse,
  { state, memory }: Pick<MockContext, 'state' | 'memory'>,
): void {
  if (answer.status !== 200 || !url.startsWith('/api/')) return
  const found = findRoute(state.operations, method, url.slice('/api'.length).split('?')[0] ?? '')
  if (!found || 'allowed' in found || found.operation.id !== 'signIn') return
  const { token, status, user } = (decodeResponse(answer).json?.value ?? {}) as {
    token?: unknown
    status?: unknown
    user?: { role?: unknown }
  }
  const isBlocked = status === 'blocked' && user?.role !== 'admin'
  const person = [...state.people.values()].find((one) => one.role === user?.role && one.isBlocked === isBlocked)
  if (typeof token === 'string' && person) memory.signedIn.set(token, person)
}
