import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from './answerFromExamples.ts'
import { answerPlanned } from './answerPlanned.ts'
import { answerSpecified } from './answerSpecified.ts'
import { FlipError } from './FlipError.ts'
import type { Mocking } from './Mocking.ts'
import { passOn } from './passOn.ts'
import { readBytes } from './readBody.ts'
import { readFlipsOf } from './readFlipsOf.ts'
import { NOT_FOUND, refusalBody } from './refusalBody.ts'
import { sendJson } from './respond.ts'
import { route } from './route.ts'
import { isSpecOnly, planOf } from './situations.ts'

/** Answers a request below `/api`; a flip that is wrong is told. */
export async function answerCall(request: IncomingMessage, response: ServerResponse, mocking: Mocking): Promise<void> {
  const reply = await replyTo(request, response, mocking).catch((error: unknown): Reply => {
    if (error instanceof FlipError) return { status: 400, body: refusalBody(error.message) }
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
  mocking: Mocking,
): Promise<Reply | undefined> {
  const { state, memory, upstream } = mocking
  const [path = ''] = (request.url ?? '/').slice('/api'.length).split('?')
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const found = isDecodable(path) ? route(state.operations, request.method ?? 'GET', path) : undefined
  const layers = [...readFlipsOf(request, choices), memory.flips, memory.usual]
  if (!found || 'allowed' in found) {
    if (isDecodable(path) && isSpecOnly(layers)) return NOT_FOUND
    if (upstream === undefined) return refuse(path, found?.allowed)
    await passOn(request, response, await readBytes(request), { ...mocking, upstream })
    return undefined
  }
  const { operation } = found
  const plan = planOf(operation, layers, (sequence) => {
    const before = memory.counts.get(sequence) ?? 0
    memory.counts.set(sequence, before + 1)
    return before
  })
  const bytes = await readBytes(request)
  if (plan.delay > 0) await wait(plan.delay)
  const call = { request, response, operation, path, bytes, plan }
  return isSpecOnly(layers) ? answerSpecified(call, mocking) : answerPlanned(call, mocking)
}

function refuse(path: string, allowed: string[] | undefined): Reply {
  if (!isDecodable(path)) return { status: 400, body: refusalBody('The address has a broken percent escape.') }
  if (!allowed) return { status: 404, body: refusalBody(`The contract has no ${path}.`) }
  const headers = { Allow: allowed.join(', ') }
  return { status: 405, body: refusalBody(`${path} takes ${headers.Allow}.`), headers }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
