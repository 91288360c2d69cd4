import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Reply, respondAsPlanned } from './respondFromExamples.ts'
import { respondSpecOnly } from './respondSpecOnly.ts'
import { FlipError, isSpecOnly, resolvePlan, type FlipChoices, type Flips, readFlips, NO_FLIPS } from './flips.ts'
import { type MockContext, createMockState } from './mockState.ts'
import { proxyRequest } from './proxyRequest.ts'
import { readBytes, BodyError } from './readBody.ts'
import { NOT_FOUND, createErrorBody, sendJson, allowOrigins, answerPreflight } from './respond.ts'
import { findRoute, type Operation } from './readContract.ts'
import type { Finding } from './findings.ts'
import { watchContract } from './watchContract.ts'
import { handlePanelRequest } from './handlePanelRequest.ts'
import { sendPicture } from './sendPicture.ts'

/** Answers a request below `/api`; a flip that is wrong is told. */
async function handleOperation(
  request: IncomingMessage,
  response: ServerResponse,
  mocking: MockContext,
): Promise<void> {
  const reply = await replyTo(request, response, mocking).catch((error: unknown): Reply => {
    if (error instanceof FlipError) return { status: 400, body: createErrorBody(error.message) }
    throw error
  })
  if (!reply) return
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  sendJson(request, response, reply.status, reply.body)
}

/** The answer, or nothing where it has been sent already. */
async function replyTo(
  request: IncomingMessage,
  response: ServerResponse,
  mocking: MockContext,
): Promise<Reply | undefined> {
  const { state, memory, upstream } = mocking
  const [path = ''] = (request.url ?? '/').slice('/api'.length).split('?')
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const found = isDecodable(path) ? findRoute(state.operations, request.method ?? 'GET', path) : undefined
  const layers = [...readRequestFlips(request, choices), memory.flips, memory.defaults]
  if (!found || 'allowed' in found) {
    if (isDecodable(path) && isSpecOnly(layers)) return NOT_FOUND
    if (upstream === undefined) return refuse(path, found?.allowed)
    await proxyRequest(request, response, await readBytes(request), { ...mocking, upstream })
    return undefined
  }
  const { operation } = found
  const plan = resolvePlan(operation, layers, (sequence) => {
    const before = memory.counts.get(sequence) ?? 0
    memory.counts.set(sequence, before + 1)
    return before
  })
  const bytes = await readBytes(request)
  if (plan.delay > 0) await wait(plan.delay)
  const call = { request, response, operation, path, bytes, plan }
  return isSpecOnly(layers) ? respondSpecOnly(call, mocking) : respondAsPlanned(call, mocking)
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

/** The flips that a request brings along: its header `X-Mock` first, then its cookie `mock`. */
function readRequestFlips({ headers }: IncomingMessage, choices: FlipChoices): Flips[] {
  const header = [headers['x-mock'] ?? []].flat().join(',')
  return [header, cookieOf(headers.cookie)].map((text) => readFlips(text, choices))
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
  /** The path of `openapi.yaml`; it and all it refers to are watched. */
  contract: string
  /** What `readContract` has read of it already, where many mocks are opened. */
  operations?: readonly Operation[] | undefined
  /** A real backend to stand in front of: what no flip answers is passed on, and noted where it breaks the contract. */
  upstream?: string | undefined
  /** What opens the accounts of the demonstration at that backend, if they are there. */
  password?: string | undefined
  /** Whether the mock leaves out all extensions of the contract, for everybody. */
  specOnly?: boolean
  log?: (line: string) => void
}

type Mock = {
  /** Whether an address is the mock's: `/api`, `/uploads` and `/__mock`. */
  handles: (url: string) => boolean
  /** Answers a request, whatever it is; it never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  findings: () => Finding[]
  close: () => Promise<void>
}

/** A backend that answers from the contract's examples. */
export async function createMock({
  contract,
  operations,
  upstream,
  // Without a backend it doesn't matter what is typed.
  password = upstream === undefined ? 'anything' : undefined,
  specOnly = false,
  log = () => undefined,
}: MockOptions): Promise<Mock> {
  const memory = createMockState(log, specOnly ? { ...NO_FLIPS, scenario: 'specOnly' } : NO_FLIPS)
  const onChange = () => {
    // What examples break is found again where they still do.
    memory.findings.keep(({ of }) => of !== 'example')
    memory.emit('contract')
  }
  const live = await watchContract(contract, log, onChange, operations)

  const handle: Mock['handle'] = async (request, response) => {
    const url = request.url ?? '/'
    const mocking = { state: live.current(), memory, upstream, password, log }
    try {
      allowOrigins(request, response)
      if (request.method === 'OPTIONS') answerPreflight(request, response)
      else if (isUnder(url, '/__mock')) await handlePanelRequest(request, response, mocking)
      else if (isUnder(url, '/api')) await handleOperation(request, response, mocking)
      else if (upstream === undefined) sendPicture(response, url)
      else await proxyRequest(request, response, await readBytes(request), { ...mocking, upstream })
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy()
      else if (error instanceof BodyError) sendJson(request, response, error.status, error.body)
      else {
        log(`${request.method} ${url}: ${String(error)}`)
        sendJson(request, response, 500, createErrorBody('Internal error in the mock.'))
      }
    } finally {
      // What was not read would keep the connection waiting.
      request.resume()
    }
  }
  return {
    handles: (url) => ['/api', '/uploads', '/__mock'].some((start) => isUnder(url, start)),
    handle,
    findings: memory.findings.all,
    close: async () => live.close(),
  }
}

function isUnder(url: string, start: string): boolean {
  return url.startsWith(start) && [undefined, '/', '?', '#'].includes(url[start.length])
}
