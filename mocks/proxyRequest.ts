import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BackendResponse, forwardToBackend, decodeResponse } from './forwardToBackend.ts'
import type { MockContext } from './mockState.ts'
import { createErrorBody, sendJson } from './respond.ts'
import { findViolations } from './findViolations.ts'
import { findRoute } from './readContract.ts'

/** Headers that a backend of the specification ignores; a cached answer may hold extensions. */
const beyondSpecification: ReadonlySet<string> = new Set(['idempotency-key', 'if-none-match'])

/**
 * Passes a request on to the real backend and its answer back, and notes what breaks the contract. The bytes of the
 * answer stay as they are, unless `change` makes another body of them.
 */
export async function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  sent: Buffer,
  { state, memory, upstream, log }: MockContext & { upstream: string },
  change?: (status: number, body: unknown) => unknown,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const left = change ? beyondSpecification : undefined
  const answer = await forwardToBackend(request, sent, upstream, gone.signal, left).catch(() => undefined)
  if (!answer) {
    sendJson(request, response, 502, createErrorBody(`Can’t reach the backend at ${upstream}.`))
    return
  }
  if (answer.status >= 500) log(`✗ ${request.method} ${request.url} returned ${answer.status}.`)
  rememberSignIn(request, answer, { state, memory })
  const told = change ? withBody(answer, (body) => change(answer.status, body)) : answer
  // Noted first, so that whoever has the answer can already read what was wrong with it.
  memory.note(await findViolations(request, sent, answer, state))
  passBack(request, response, told)
}

/** The answer with another body; one that is no JSON stays. */
function withBody(answer: BackendResponse, change: (body: unknown) => unknown): BackendResponse {
  const { json } = decodeResponse(answer)
  if (!json) return answer
  const described = new Set(['content-encoding', 'content-length', 'etag'])
  const isKept = (index: number) => !described.has((answer.headers[index - (index % 2)] ?? '').toLowerCase())
  return {
    ...answer,
    headers: answer.headers.filter((_, index) => isKept(index)),
    bytes: Buffer.from(JSON.stringify(change(json.value))),
  }
}

function passBack(request: IncomingMessage, response: ServerResponse, answer: BackendResponse): void {
  const { status, statusText, headers, bytes } = answer
  const names = headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  // Where the backend itself says who may ask, two answers to that would be none.
  for (const name of names) if (name.startsWith('access-control-')) response.removeHeader(name)
  for (const [index, name] of names.entries()) response.appendHeader(name, headers[index * 2 + 1] ?? '')
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304
  if (hasBody && !names.includes('content-length')) response.setHeader('Content-Length', bytes.length)
  response.writeHead(status, statusText)
  response.end(hasBody ? bytes : undefined)
}

/** Remembers whose token a backend gave, so that the examples know them too: as the person of theirs who is most alike. */
function rememberSignIn(
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
