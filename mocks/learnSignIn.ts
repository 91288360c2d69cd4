import type { IncomingMessage } from 'node:http'
import type { BackendAnswer } from './callBackend.ts'
import type { Mocking } from './Mocking.ts'
import { readAnswer } from './readAnswer.ts'
import { route } from './route.ts'

/** Remembers whose token a backend gave, so that the examples know them too: as the person of theirs who is most alike. */
export function learnSignIn(
  { method = 'GET', url = '' }: IncomingMessage,
  answer: BackendAnswer,
  { state, memory }: Pick<Mocking, 'state' | 'memory'>,
): void {
  if (answer.status !== 200 || !url.startsWith('/api/')) return
  const found = route(state.operations, method, url.slice('/api'.length).split('?')[0] ?? '')
  if (!found || 'allowed' in found || found.operation.id !== 'signIn') return
  const { token, status, user } = (readAnswer(answer).json?.value ?? {}) as {
    token?: unknown
    status?: unknown
    user?: { role?: unknown }
  }
  const isBlocked = status === 'blocked' && user?.role !== 'admin'
  const person = [...state.people.values()].find((one) => one.role === user?.role && one.isBlocked === isBlocked)
  if (typeof token === 'string' && person) memory.learned.set(token, person)
}
