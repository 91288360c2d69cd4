import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BackendResponse, forwardToBackend, decodeResponse } from './forwardToBackend.ts'
import type { MockContext } from './mockState.ts'
import { createErrorBody, sendJson } from './httpResponses.ts'
import { findViolations } from './findViolations.ts'
import { findRoute } from './findRoute.ts'

/** Headers that the specification lacks; a 304 would make the client reuse a cached response with extensions. */
const beyondSpecification: ReadonlySet<string> = new Set(['idempotency-key', 'if-none-match'])

/**
 * Proxies a request to the real backend and records contract violations. The response is passed on byte by byte, unless
 * `change` replaces its body.
 */
export async function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  sent: Buffer,
  { state, mockState, upstream, log }: MockContext & { upstream: string },
  change?: (status: number, body: unknown) => unknown,
): Promise<void> {
  const disconnected = new AbortController()
  response.on('close', () => disconnected.abort())
  const omittedHeaders = change ? beyondSpecification : undefined
  const answer = await forwardToBackend(request, sent, upstream, disconnected.signal, omittedHeaders).catch(
    () => undefined,
  )
  if (!answer) {
    sendJson(request, response, 502, createErrorBody(`Can’t reach the backend at ${upstream}.`))
    return
  }
  if (answer.status >= 500) log(`✗ ${request.method} ${request.url} returned ${answer.status}.`)
  rememberSignIn(request, answer, { state, mockState })
  const passedOn = change ? withBody(answer, (body) => change(answer.status, body)) : answer
  // Recorded first, so that a client that has the response can already read its findings.
  mockState.note(await findViolations(request, sent, answer, state))
  passBack(request, response, passedOn)
}

/** Replaces a JSON body; other bodies stay. */
function withBody(response: BackendResponse, change: (body: unknown) => unknown): BackendResponse {
  const { json } = decodeResponse(response)
  if (!json) return response
  const bodyHeaders = new Set(['content-encoding', 'content-length', 'etag'])
  const isUnaffected = (index: number) => !bodyHeaders.has((response.headers[index - (index % 2)] ?? '').toLowerCase())
  return {
    ...response,
    headers: response.headers.filter((_, index) => isUnaffected(index)),
    bytes: Buffer.from(JSON.stringify(change(json.value))),
  }
}

function passBack(request: IncomingMessage, response: ServerResponse, answer: BackendResponse): void {
  const { status, statusText, headers, bytes } = answer
  const names = headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  // Duplicate CORS headers are invalid, so the backend's replace ours.
  for (const name of names) if (name.startsWith('access-control-')) response.removeHeader(name)
  for (const [index, name] of names.entries()) response.appendHeader(name, headers[index * 2 + 1] ?? '')
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304
  if (hasBody && !names.includes('content-length')) response.setHeader('Content-Length', bytes.length)
  response.writeHead(status, statusText)
  response.end(hasBody ? bytes : undefined)
}

/** Maps a token issued by the backend to a demo account with the same role, so that examples work for it too. */
function rememberSignIn(
  { method = 'GET', url = '' }: IncomingMessage,
  response: BackendResponse,
  { state, mockState }: Pick<MockContext, 'state' | 'mockState'>,
): void {
  if (response.status !== 200 || !url.startsWith('/api/')) return
  const found = findRoute(state.operations, method, url.slice('/api'.length).split('?')[0] ?? '')
  if (!found || 'allowed' in found || found.operation.id !== 'signIn') return
  const { token, status, user } = (decodeResponse(response).json?.value ?? {}) as {
    token?: unknown
    status?: unknown
    user?: { role?: unknown }
  }
  const isBlocked = status === 'blocked' && user?.role !== 'admin'
  const person = [...state.people.values()].find((one) => one.role === user?.role && one.isBlocked === isBlocked)
  if (typeof token === 'string' && person) mockState.signedIn.set(token, person)
}
