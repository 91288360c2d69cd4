import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from './replyFromExamples.ts'
import { respondAsPlanned } from './respondFromExamples.ts'
import { respondSpecOnly } from './respondSpecOnly.ts'
import {
  OverrideError,
  isSpecOnly,
  resolvePlan,
  type OverrideChoices,
  type Overrides,
  parseOverrides,
  NO_OVERRIDES,
} from './responseOverrides.ts'
import { type MockContext, createMockState } from './mockState.ts'
import { proxyRequest } from './proxyRequest.ts'
import { readBytes, BodyError } from './readBody.ts'
import { NOT_FOUND, createErrorBody, sendJson, allowOrigins, sendPreflight } from './httpResponses.ts'
import { findRoute } from './findRoute.ts'
import type { Operation } from './readContract.ts'
import type { Finding, Violation } from './findings.ts'
import { watchContract } from './watchContract.ts'
import { handlePanelRequest } from './handlePanelRequest.ts'
import { sendPicture } from './sendPicture.ts'

/** Handles a request below `/api`; an invalid override returns 400. */
async function handleOperation(
  request: IncomingMessage,
  response: ServerResponse,
  context: MockContext,
): Promise<void> {
  const reply = await replyTo(request, response, context).catch((error: unknown): Reply => {
    if (error instanceof OverrideError) return { status: 400, body: createErrorBody(error.message) }
    throw error
  })
  if (!reply) return
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  sendJson(request, response, reply.status, reply.body)
}

/** The reply, or undefined if it has already been sent. */
async function replyTo(
  request: IncomingMessage,
  response: ServerResponse,
  context: MockContext,
): Promise<Reply | undefined> {
  const { state, mockState, upstream } = context
  const [path = ''] = (request.url ?? '/').slice('/api'.length).split('?')
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const found = isDecodable(path) ? findRoute(state.operations, request.method ?? 'GET', path) : undefined
  const layers = [...readRequestFlips(request, choices), mockState.flips, mockState.defaults]
  if (!found || 'allowed' in found) {
    if (isDecodable(path) && isSpecOnly(layers)) return NOT_FOUND
    if (upstream === undefined) return refuse(path, found?.allowed)
    await proxyRequest(request, response, await readBytes(request), { ...context, upstream })
    return undefined
  }
  const { operation } = found
  const plan = resolvePlan(operation, layers, (sequence) => {
    const before = mockState.counts.get(sequence) ?? 0
    mockState.counts.set(sequence, before + 1)
    return before
  })
  const bytes = await readBytes(request)
  if (plan.delay > 0) await wait(plan.delay)
  const call = { request, response, operation, path, bytes, plan }
  return isSpecOnly(layers) ? respondSpecOnly(call, context) : respondAsPlanned(call, context)
}

function refuse(path: string, allowed: string[] | undefined): Reply {
  if (!isDecodable(path)) return { status: 400, body: createErrorBody('The URL has an invalid percent-encoding.') }
  if (!allowed) return { status: 404, body: createErrorBody(`${path} is not in the contract.`) }
  const headers = { Allow: allowed.join(', ') }
  return { status: 405, body: createErrorBody(`${path} takes ${headers.Allow}.`), headers }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The overrides of a request: its header `X-Mock` first, then its cookie `mock`. */
function readRequestFlips({ headers }: IncomingMessage, choices: OverrideChoices): Overrides[] {
  const header = [headers['x-mock'] ?? []].flat().join(',')
  return [header, cookieOf(headers.cookie)].map((text) => parseOverrides(text, choices))
}

function cookieOf(cookies = ''): string {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith('mock='))
  const value = found?.slice('mock='.length) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export type MockOptions = {
  /** Path of `openapi.yaml`; its folder is watched for changes. */
  contract: string
  /** The result of `readContract`, to share it between several mocks. */
  operations?: readonly Operation[] | undefined
  /** A real backend to proxy to. Calls without an override are forwarded, and contract violations are recorded. */
  upstream?: string | undefined
  /** Password of the demo accounts at that backend, if it has them. */
  password?: string | undefined
  /** Disables the contract's extensions for all clients. */
  specOnly?: boolean
  log?: (line: string) => void
}

export type Mock = {
  /** Whether the mock serves a URL: `/api`, `/uploads` and `/__mock`. */
  handles: (url: string) => boolean
  /** Responds to any request; never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  findings: () => Finding[]
  /** Records violations, and prints those of a new kind. */
  note: (faults: readonly Violation[]) => void
  /** Calls the listener after each reload of a valid contract. */
  onReload: (listener: () => void) => void
  close: () => Promise<void>
}

/** Creates a backend that responds with the contract's examples. */
export async function createMock({
  contract,
  operations,
  upstream,
  // Without a backend any password works.
  password = upstream === undefined ? 'anything' : undefined,
  specOnly = false,
  log = () => undefined,
}: MockOptions): Promise<Mock> {
  const mockState = createMockState(log, specOnly ? { ...NO_OVERRIDES, scenario: 'specOnly' } : NO_OVERRIDES)
  const onChange = () => {
    // Findings of examples may be outdated; those that remain are found again.
    mockState.findings.retain(({ of }) => of !== 'example')
    mockState.emit('contract')
  }
  const live = await watchContract(contract, log, onChange, operations)

  const handle: Mock['handle'] = async (request, response) => {
    const url = request.url ?? '/'
    const context = { state: live.current(), mockState, upstream, password, log }
    try {
      allowOrigins(request, response)
      if (request.method === 'OPTIONS') sendPreflight(request, response)
      else if (isUnder(url, '/__mock')) await handlePanelRequest(request, response, context)
      else if (isUnder(url, '/api')) await handleOperation(request, response, context)
      else if (upstream === undefined) sendPicture(response, url)
      else await proxyRequest(request, response, await readBytes(request), { ...context, upstream })
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (error instanceof BodyError) sendJson(request, response, error.status, error.body)
      else {
        log(`${request.method} ${url}: ${String(error)}`)
        sendJson(request, response, 500, createErrorBody('Internal error in the mock.'))
      }
    } finally {
      // An unread body would block the connection.
      request.resume()
    }
  }
  return {
    handles: (url) => ['/api', '/uploads', '/__mock'].some((start) => isUnder(url, start)),
    handle,
    findings: mockState.findings.all,
    note: mockState.note,
    onReload: (listener) => {
      mockState.subscribe((event) => {
        if (event === 'contract' && live.current().fault === undefined) listener()
      })
    },
    close: async () => live.close(),
  }
}

function isUnder(url: string, start: string): boolean {
  return url.startsWith(start) && [undefined, '/', '?', '#'].includes(url[start.length])
}
