import { extractFiles } from '@maktab/shared/extractFiles'
import { type ValidationIssue, toFieldErrors } from '@maktab/shared/toFieldErrors'
import { trimTexts } from '@maktab/shared/trimTexts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from './readContract.ts'
import type { MockContext } from './mockState.ts'
import { type PrismRequest, getExampleResponse } from './prism.ts'
import { parseBody } from './readBody.ts'
import { createErrorBody } from './httpResponses.ts'
import { repeatLists } from './scenarios.ts'
import { type DemoAccount, findAccessError, emailOf } from './demoAccounts.ts'
import { toViolations } from './findViolations.ts'
import type { Timetable } from '@maktab/contract/schema'
import { pipeRequest } from './pipeRequest.ts'
import { proxyRequest } from './proxyRequest.ts'
import type { ResponsePlan } from './responseOverrides.ts'
import { toUtcWallDay, shiftTimetable } from './shiftTimetable.ts'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

type Call = {
  request: IncomingMessage
  operation: Operation
  path: string
  bytes: Buffer
  isMany: boolean
  /** Extensions that the request uses; undefined outside specification-only mode. */
  specFaults: Record<string, string[]> | undefined
}

/** Chooses an example by the request: checks access, validates the input, then picks the best match. */
async function respondFromExamples(call: Call, context: MockContext): Promise<Reply> {
  const { request, operation, path, bytes, isMany, specFaults } = call
  const { state, mockState } = context
  const token = [request.headers['token'] ?? []].flat()[0]
  const person = state.people.get(token ?? '') ?? mockState.signedIn.get(token ?? '')
  const refusal = findAccessError(operation, specFaults === undefined ? person : asConfirmed(person), token)
  if (refusal !== undefined) return respondWithExample(refusal, { operation, path, body: undefined }, context)

  const type = request.headers['content-type'] ?? ''
  const search = (request.url ?? '').split('?')[1] ?? ''
  const extracted = await extractFiles(await parseBody(bytes, type, operation), operation.bodySchema)
  const sent = trimTexts(extracted.body, operation.bodySchema)
  const prismRequest = { operation, path, query: Object.fromEntries(new URLSearchParams(search)), body: sent }
  const { findings, status, body } = await getExampleResponse(prismRequest)
  const faults = { ...extracted.faults, ...toFieldErrors(findings.request), ...specFaults }
  if (Object.keys(faults).length > 0) return rejectFields(operation, faults)

  const people = state.people.values()
  const situation = chooseExample({ operation, path, body: sent, person, people })
  if (situation === undefined) noteExample(prismRequest, { status, body, findings: findings.answer }, context)
  const response =
    situation === undefined ? { status, body } : await respondWithExample(situation, prismRequest, context)
  return isMany ? { ...response, body: repeatLists(response.body) } : response
}

/** Responds with an example and records a finding if it violates its schema. */
async function respondWithExample(situation: string, prismRequest: PrismRequest, context: MockContext): Promise<Reply> {
  const status = prismRequest.operation.examples.get(situation)?.status
  if (status === undefined) throw new Error(`${prismRequest.operation.id} has no example “${situation}”.`)
  const { body, findings } = await getExampleResponse(prismRequest, { situation, status })
  noteExample(prismRequest, { status, body, findings: findings.answer, situation }, context)
  return { status, body }
}

/** Email confirmation is an extension, so specification-only mode treats everyone as confirmed. */
function asConfirmed(person: DemoAccount | undefined): DemoAccount | undefined {
  return person && { ...person, isUnconfirmed: false }
}

type Answer = { status: number; body: unknown; findings: ValidationIssue[]; situation?: string }

function noteExample(
  { operation }: PrismRequest,
  { findings, status, body, ...rest }: Answer,
  { state, mockState }: MockContext,
): void {
  if (findings.length === 0) return
  const situation = rest.situation ?? [...operation.examples].find(([, example]) => example.status === status)?.[0]
  mockState.note(toViolations(findings, { of: 'example', operation, places: state.locations, body, status, situation }))
}

/** A 422 with the actual errors if the call declares one, else 404 (for invalid path parameters), else 400. */
function rejectFields(operation: Operation, faults: Record<string, string[]>): Reply {
  const statuses = new Set([...operation.examples.values()].map(({ status }) => status))
  return { status: [422, 404].find((status) => statuses.has(status)) ?? 400, body: createErrorBody(faults) }
}

type ExampleRequest = {
  operation: Operation
  path: string
  body: unknown
  person: DemoAccount | undefined
  people: Iterable<DemoAccount>
}

/** Picks an example by account, by selected child, or by whether a record is new; undefined for the default one. */
function chooseExample({ operation, path, body, person, people }: ExampleRequest): string | undefined {
  if (operation.id === 'signIn') {
    const { email } = body as { email: string }
    return [...people].find(({ name }) => emailOf(name) === email.toLowerCase())?.name ?? 'wrongPassword'
  }
  if (operation.id === 'getCurrentUser') return person?.name
  if (operation.id === 'switchChild') {
    const { id } = body as { id: number }
    return [...operation.examples].find(([, example]) => selectedChildIn(example.body) === id)?.[0]
  }
  if (operation.examples.has('created') && isNew(path, body)) return 'created'
  return undefined
}

/** The id of the selected child in a response. */
function selectedChildIn(body: unknown): number | undefined {
  const { children = [] } = body as { children?: { id: number; isPresent: boolean }[] }
  return children.find(({ isPresent }) => isPresent)?.id
}

/** A record without an id, or with the id 0 in the body or at the end of the path, is new (1§4). */
function isNew(path: string, body: unknown): boolean {
  if (/\/\d+$/.test(path)) return path.endsWith('/0')
  return !(body as { id?: unknown } | undefined)?.id
}

const STREAM = 'text/event-stream'
const HEARTBEAT_MILLISECONDS = 25_000

function acceptsStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(STREAM) ?? false
}

/** Opens an event stream without events: examples don’t change. */
function openEventStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': STREAM, 'Cache-Control': 'no-store' })
  response.write('data: {"changed":[]}\n\n')
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
  const isExample = plan.situation !== undefined && operation.examples.has(plan.situation)
  const isProxied = !isExample && plan.situation !== 'mock' && upstream !== undefined
  const faults = specified?.faults ?? {}
  if (Object.keys(faults).length > 0 && isProxied) {
    setServerTiming(response, operation, 'specOnly')
    return { status: 422, body: createErrorBody(faults) }
  }
  setServerTiming(response, operation, isProxied ? 'backend' : isExample ? plan.situation : 'examples')
  if (isProxied && acceptsStream(request)) {
    // A stream can't be validated against the contract, so it is proxied only if an override names it.
    if (plan.situation !== 'upstream') return { status: 404, body: createErrorBody(`${path} is not in the contract.`) }
    pipeRequest(request, response, upstream)
    return undefined
  }
  if (isProxied) {
    await proxyRequest(request, response, bytes, { ...context, upstream }, specified?.withoutExtensions)
    return undefined
  }
  const reply = await exampleFor(call, context)
  const finalReply = specified ? { ...reply, body: specified.withoutExtensions(reply.status, reply.body) } : reply
  if (!acceptsStream(request) || operation.id !== 'watchChanges' || finalReply.status !== 200) return finalReply
  openEventStream(response)
  return undefined
}

/** Reports the call and the source of the response, for scripts that measure requests. */
export function setServerTiming(response: ServerResponse, { id }: Operation, from = 'examples'): void {
  response.setHeader('Server-Timing', `call;desc="${id}", from;desc="${from}"`)
}

async function exampleFor(call: PlannedCall, context: MockContext): Promise<Reply> {
  const { request, operation, path, bytes, plan, specified } = call
  const isNamed = plan.situation !== undefined && operation.examples.has(plan.situation)
  const exampleCall = { request, operation, path, bytes, isMany: plan.repeatsRows, specFaults: specified?.faults }
  const reply = isNamed
    ? await respondWithExample(plan.situation ?? '', { operation, path, body: undefined }, context)
    : await respondFromExamples(exampleCall, context)
  return withRequestedWeek(reply, operation, request)
}

/** Moves the week of the timetable’s examples to the requested one. */
function withRequestedWeek(reply: Reply, { id }: Operation, { url = '/' }: IncomingMessage): Reply {
  if (id !== 'getTimetable' || reply.status !== 200) return reply
  const query = new URL(url, 'http://mock').searchParams
  const requested = { from: query.get('from'), days: query.get('days'), today: toUtcWallDay(new Date()) }
  return { ...reply, body: shiftTimetable(reply.body as Timetable, requested) }
}
