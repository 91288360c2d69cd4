import type { Timetable } from '@maktab/contract/schema'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Reply, respondFromExamples, respondWithExample } from './respondFromExamples.ts'
import type { Operation } from './readContract.ts'
import type { MockContext } from './MockContext.ts'
import { pipeRequest } from './pipeRequest.ts'
import { proxyRequest } from './proxyRequest.ts'
import { createErrorBody } from './createErrorBody.ts'
import type { ResponsePlan } from './flips.ts'
import { toUtcWallDay, shiftTimetable } from './shiftTimetable.ts'

const STREAM = 'text/event-stream'
const HEARTBEAT_MILLISECONDS = 25_000

function acceptsStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(STREAM) ?? false
}

/** Leaves an answer open on which nothing is told: examples don’t change. */
function openEventStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': STREAM, 'Cache-Control': 'no-store' })
  response.write('data: {"changed":[]}\n\n')
  const beating = setInterval(() => response.write(':\n\n'), HEARTBEAT_MILLISECONDS).unref()
  response.on('close', () => clearInterval(beating))
}

export type PlannedCall = {
  request: IncomingMessage
  response: ServerResponse
  operation: Operation
  path: string
  bytes: Buffer
  plan: ResponsePlan
  /** Set in specification-only mode. */
  specified?: {
    /** The extensions that the request uses, by field. */
    faults: Record<string, string[]>
    withoutExtensions: (status: number, body: unknown) => unknown
  }
}

/**
 * Answers a call: with the example that a flip names, else from the backend behind the mock, else from the examples.
 * Nothing is returned where the answer has been sent already.
 */
export async function respondAsPlanned(call: PlannedCall, mocking: MockContext): Promise<Reply | undefined> {
  const { request, response, operation, path, bytes, plan, specified } = call
  const { upstream } = mocking
  const isExample = plan.situation !== undefined && operation.examples.has(plan.situation)
  const isPassedOn = !isExample && plan.situation !== 'mock' && upstream !== undefined
  const faults = specified?.faults ?? {}
  if (Object.keys(faults).length > 0 && isPassedOn) {
    setServerTiming(response, operation, 'specOnly')
    return { status: 422, body: createErrorBody(faults) }
  }
  setServerTiming(response, operation, isPassedOn ? 'backend' : isExample ? plan.situation : 'examples')
  if (isPassedOn && acceptsStream(request)) {
    // A stream can't be checked against the contract, so it is passed on only where a flip asks for it by name.
    if (plan.situation !== 'upstream') return { status: 404, body: createErrorBody(`${path} is not in the contract.`) }
    pipeRequest(request, response, upstream)
    return undefined
  }
  if (isPassedOn) {
    await proxyRequest(request, response, bytes, { ...mocking, upstream }, specified?.withoutExtensions)
    return undefined
  }
  const reply = await exampleFor(call, mocking)
  const told = specified ? { ...reply, body: specified.withoutExtensions(reply.status, reply.body) } : reply
  if (!acceptsStream(request) || operation.id !== 'watchChanges' || told.status !== 200) return told
  openEventStream(response)
  return undefined
}

/** Names the call of the contract and who answers it, for scripts that measure requests. */
export function setServerTiming(response: ServerResponse, { id }: Operation, from = 'examples'): void {
  response.setHeader('Server-Timing', `call;desc="${id}", from;desc="${from}"`)
}

async function exampleFor(call: PlannedCall, mocking: MockContext): Promise<Reply> {
  const { request, operation, path, bytes, plan, specified } = call
  const isNamed = plan.situation !== undefined && operation.examples.has(plan.situation)
  const asked = { request, operation, path, bytes, isMany: plan.isMany, specFaults: specified?.faults }
  const reply = isNamed
    ? await respondWithExample(plan.situation ?? '', { operation, path, body: undefined }, mocking)
    : await respondFromExamples(asked, mocking)
  return inTime(reply, operation, request)
}

/** The week of the timetable’s examples is told as the one that is asked for. */
function inTime(reply: Reply, { id }: Operation, { url = '/' }: IncomingMessage): Reply {
  if (id !== 'getTimetable' || reply.status !== 200) return reply
  const query = new URL(url, 'http://mock').searchParams
  const asked = { from: query.get('from'), days: query.get('days'), today: toUtcWallDay(new Date()) }
  return { ...reply, body: shiftTimetable(reply.body as Timetable, asked) }
}
