import type { IncomingMessage, ServerResponse } from 'node:http'
import { FIRST_EVENT, STREAM_TYPE, acceptsStream, opensChangeStream } from './changeStream.ts'
import type { Operation } from './readContract.ts'
import type { MockContext } from './mockState.ts'
import { getExampleResponse } from './prism.ts'
import { createErrorBody } from './httpResponses.ts'
import { toViolations } from './findViolations.ts'
import { pipeRequest } from './pipeRequest.ts'
import { proxyRequest } from './proxyRequest.ts'
import {
  type ExampleSource,
  type ReceivedRequest,
  type Reply,
  formatServerTiming,
  replyFromExamples,
} from './replyFromExamples.ts'
import type { ResponsePlan } from './responseOverrides.ts'

/** Examples that Prism reads and validates. */
function createPrismSource({ state, mockState }: MockContext): ExampleSource<Operation> {
  return {
    people: state.people,
    findPerson: (token) => state.people.get(token) ?? mockState.signedIn.get(token),
    read: getExampleResponse,
    note: (operation, { findings: { answer }, status, body }, named) => {
      if (answer.length === 0) return
      const situation = named ?? [...operation.examples].find(([, example]) => example.status === status)?.[0]
      mockState.note(
        toViolations(answer, { of: 'example', operation, places: state.locations, body, status, situation }),
      )
    },
  }
}

/** Converts a request of Node’s server. */
export function toReceivedRequest({ headers, url = '' }: IncomingMessage, bytes: Uint8Array): ReceivedRequest {
  return {
    header: (name) => [headers[name] ?? []].flat()[0],
    query: new URLSearchParams(url.split('?')[1] ?? ''),
    bytes,
  }
}

const HEARTBEAT_MILLISECONDS = 25_000

/** Opens an event stream without events: examples don’t change. */
function openEventStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': STREAM_TYPE, 'Cache-Control': 'no-store' })
  response.write(FIRST_EVENT)
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MILLISECONDS).unref()
  response.on('close', () => clearInterval(heartbeat))
}

export type PlannedCall = {
  request: IncomingMessage
  response: ServerResponse
  operation: Operation
  path: string
  bytes: Buffer
  plan: ResponsePlan
  /** Set only in specification-only mode. */
  specified?: {
    /** Extensions that the request uses, by field. */
    faults: Record<string, string[]>
    withoutExtensions: (status: number, body: unknown) => unknown
  }
}

/**
 * Responds with the example that an override names, else from the backend behind the mock, else from the examples.
 * Returns undefined if the response has already been sent.
 */
export async function respondAsPlanned(call: PlannedCall, context: MockContext): Promise<Reply | undefined> {
  const { request, response, operation, path, bytes, plan, specified } = call
  const { upstream } = context
  const { accept } = request.headers
  const isExample = plan.situation !== undefined && operation.examples.has(plan.situation)
  const isProxied = !isExample && plan.situation !== 'mock' && upstream !== undefined
  const faults = specified?.faults ?? {}
  if (Object.keys(faults).length > 0 && isProxied) {
    setServerTiming(response, operation, 'specOnly')
    return { status: 422, body: createErrorBody(faults) }
  }
  setServerTiming(response, operation, isProxied ? 'backend' : isExample ? plan.situation : 'examples')
  if (isProxied && acceptsStream(accept)) {
    // A stream can't be validated against the contract, so it is proxied only if an override names it.
    if (plan.situation !== 'upstream') return { status: 404, body: createErrorBody(`${path} is not in the contract.`) }
    pipeRequest(request, response, upstream)
    return undefined
  }
  if (isProxied) {
    await proxyRequest(request, response, bytes, { ...context, upstream }, specified?.withoutExtensions)
    return undefined
  }
  const exampleCall = {
    request: toReceivedRequest(request, bytes),
    operation,
    path,
    plan,
    specFaults: specified?.faults,
  }
  const reply = await replyFromExamples(exampleCall, createPrismSource(context))
  const finalReply = specified ? { ...reply, body: specified.withoutExtensions(reply.status, reply.body) } : reply
  if (!opensChangeStream(accept, operation, finalReply)) return finalReply
  openEventStream(response)
  return undefined
}

export function setServerTiming(response: ServerResponse, operation: Operation, from?: string): void {
  response.setHeader('Server-Timing', formatServerTiming(operation, from))
}
