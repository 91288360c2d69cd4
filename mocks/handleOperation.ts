import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from './respondFromExamples.ts'
import { respondAsPlanned } from './respondAsPlanned.ts'
import { respondSpecOnly } from './respondSpecOnly.ts'
import { FlipError } from './FlipError.ts'
import type { MockContext } from './MockContext.ts'
import { proxyRequest } from './proxyRequest.ts'
import { readBytes } from './readBody.ts'
import { NOT_FOUND, createErrorBody } from './createErrorBody.ts'
import { sendJson } from './respond.ts'
import { findRoute } from './findRoute.ts'
import { isSpecOnly, resolvePlan, type FlipChoices, type Flips } from './flips.ts'
import { readFlips } from './readFlips.ts'

/** Answers a request below `/api`; a flip that is wrong is told. */
export async function handleOperation(
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
