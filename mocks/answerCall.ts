import type { Timetable } from '@maktab/contract/schema'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Reply, answerFromExamples, exampleNamed } from './answerFromExamples.ts'
import { answerFromRecording } from './answerFromRecording.ts'
import type { Operation } from './contract.ts'
import { FlipError } from './FlipError.ts'
import type { Mocking } from './Mocking.ts'
import { noteCall } from './noteCall.ts'
import { passLine } from './passLine.ts'
import { passOn } from './passOn.ts'
import { readBytes } from './readBody.ts'
import { readFlipsOf } from './readFlipsOf.ts'
import { refusalBody } from './refusalBody.ts'
import { sendJson } from './respond.ts'
import { route } from './route.ts'
import { planOf } from './situations.ts'
import { acceptsStream, openLine } from './openLine.ts'
import { todayAt, weekAsked } from './weekAsked.ts'

/**
 * Answers a call: with what a flip asks for, else as it was in the session that is played, else as the backend behind the
 * mock does, else from the examples.
 */
export async function answerCall(request: IncomingMessage, response: ServerResponse, mocking: Mocking): Promise<void> {
  const reply = await replyTo(request, response, mocking).catch((error: unknown): Reply => {
    if (error instanceof FlipError) return { status: 400, body: refusalBody(error.message) }
    throw error
  })
  if (!reply) return
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  sendJson(request, response, reply.status, reply.body)
}

/** The answer, or nothing where the backend has given it. */
async function replyTo(
  request: IncomingMessage,
  response: ServerResponse,
  mocking: Mocking,
): Promise<Reply | undefined> {
  const { state, memory, upstream } = mocking
  const [path = ''] = (request.url ?? '/').slice('/api'.length).split('?')
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const found = isDecodable(path) ? route(state.operations, request.method ?? 'GET', path) : undefined
  if (!found || 'allowed' in found) {
    if (upstream === undefined) return refuse(path, found?.allowed)
    readFlipsOf(request, choices)
    await passOn(request, response, await readBytes(request), { ...mocking, upstream })
    return undefined
  }
  const { operation } = found
  const plan = planOf(operation, [...readFlipsOf(request, choices), memory.flips], (sequence) => {
    const before = memory.counts.get(sequence) ?? 0
    memory.counts.set(sequence, before + 1)
    return before
  })
  const bytes = await readBytes(request)
  if (plan.delay > 0) await wait(plan.delay)
  const isExample = plan.situation !== undefined && operation.examples.has(plan.situation)
  const isFree = plan.situation === undefined
  const recorded = isFree ? await answerFromRecording({ request, operation, path, bytes }, mocking) : undefined
  const isPassedOn = !isExample && !recorded && plan.situation !== 'mock' && upstream !== undefined
  const way = recorded ? 'recording' : isPassedOn ? 'backend' : isExample ? plan.situation : 'examples'
  // Whoever measures the page’s requests reads from it which call of the contract it was, and who answered.
  response.setHeader('Server-Timing', `call;desc="${operation.id}", from;desc="${way}"`)
  if (isPassedOn && acceptsStream(request)) {
    // What is told on a line is held against nothing: it is passed on for whoever asks for it by name.
    if (plan.situation !== 'upstream') return refuse(path, undefined)
    passLine(request, response, upstream)
    return undefined
  }
  if (isPassedOn) {
    await passOn(request, response, bytes, { ...mocking, upstream })
    return undefined
  }
  const reply = await (recorded ??
    (isExample
      ? exampleNamed(plan.situation ?? '', { operation, path, body: undefined }, mocking)
      : answerFromExamples({ request, operation, path, bytes, isMany: plan.isMany }, mocking)))
  const told = recorded ? reply : inTime(reply, operation, request)
  await noteCall(request, bytes, told, mocking)
  if (!acceptsStream(request) || operation.id !== 'watchChanges' || told.status !== 200) return told
  openLine(response)
  return undefined
}

/** The week of the timetable’s examples is told as the one that is asked for. */
function inTime(reply: Reply, { id }: Operation, { url = '/' }: IncomingMessage): Reply {
  if (id !== 'getTimetable' || reply.status !== 200) return reply
  const query = new URL(url, 'http://mock').searchParams
  const asked = { from: query.get('from'), days: query.get('days'), today: todayAt(new Date()) }
  return { ...reply, body: weekAsked(reply.body as Timetable, asked) }
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
