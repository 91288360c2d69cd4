import { extractFiles } from '@maktab/contract/wire/extractFiles'
import { type ValidationIssue, toFieldErrors } from '@maktab/contract/wire/toFieldErrors'
import { trimTexts } from '@maktab/contract/wire/trimTexts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from './readContract.ts'
import type { MockContext } from './mockState.ts'
import { type PrismRequest, getExampleResponse } from './prism.ts'
import { parseBody } from './readBody.ts'
import { createErrorBody } from './respond.ts'
import { repeatLists } from './scenarios.ts'
import { type Person, findAccessError, emailOf } from './people.ts'
import { toViolations } from './findViolations.ts'
import type { Timetable } from '@maktab/contract/schema'
import { pipeRequest } from './pipeRequest.ts'
import { proxyRequest } from './proxyRequest.ts'
import type { ResponsePlan } from './flips.ts'
import { toUtcWallDay, shiftTimetable } from './shiftTimetable.ts'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

type Call = {
  request: IncomingMessage
  operation: Operation
  path: string
  bytes: Buffer
  isMany: boolean
  /** The extensions that the request uses; undefined outside of specification-only mode. */
  specFaults: Record<string, string[]> | undefined
}

/** Answers a call from the contract's examples, as who asks and what is sent make it right. */
async function respondFromExamples(call: Call, mocking: MockContext): Promise<Reply> {
  const { request, operation, path, bytes, isMany, specFaults } = call
  const { state, memory } = mocking
  const token = [request.headers['token'] ?? []].flat()[0]
  const person = state.people.get(token ?? '') ?? memory.signedIn.get(token ?? '')
  const refusal = findAccessError(operation, specFaults === undefined ? person : confirmed(person), token)
  if (refusal !== undefined) return respondWithExample(refusal, { operation, path, body: undefined }, mocking)

  const type = request.headers['content-type'] ?? ''
  const search = (request.url ?? '').split('?')[1] ?? ''
  const taken = await extractFiles(await parseBody(bytes, type, operation), operation.bodySchema)
  const sent = trimTexts(taken.body, operation.bodySchema)
  const asked = { operation, path, query: Object.fromEntries(new URLSearchParams(search)), body: sent }
  const { findings, status, body } = await getExampleResponse(asked)
  const faults = { ...taken.faults, ...toFieldErrors(findings.request), ...specFaults }
  if (Object.keys(faults).length > 0) return refuse(operation, faults)

  const people = state.people.values()
  const situation = chooseExample({ operation, path, body: sent, person, people })
  if (situation === undefined) noteExample(asked, { status, body, findings: findings.answer }, mocking)
  const answer = situation === undefined ? { status, body } : await respondWithExample(situation, asked, mocking)
  return isMany ? { ...answer, body: repeatLists(answer.body) } : answer
}

/** One example; where it breaks its own schema, that is noted. */
async function respondWithExample(situation: string, asked: PrismRequest, mocking: MockContext): Promise<Reply> {
  const status = asked.operation.examples.get(situation)?.status
  if (status === undefined) throw new Error(`${asked.operation.id} has no example “${situation}”.`)
  const { body, findings } = await getExampleResponse(asked, { situation, status })
  noteExample(asked, { status, body, findings: findings.answer, situation }, mocking)
  return { status, body }
}

/** That an e-mail has to be confirmed is an extension. */
function confirmed(person: Person | undefined): Person | undefined {
  return person && { ...person, isUnconfirmed: false }
}

type Answer = { status: number; body: unknown; findings: ValidationIssue[]; situation?: string }

function noteExample(
  { operation }: PrismRequest,
  { findings, status, body, ...rest }: Answer,
  { state, memory }: MockContext,
): void {
  if (findings.length === 0) return
  const situation = rest.situation ?? [...operation.examples].find(([, example]) => example.status === status)?.[0]
  memory.note(toViolations(findings, { of: 'example', operation, places: state.places, body, status, situation }))
}

/** The contract's 422 where it has one, filled with what is really wrong; an address that doesn't fit leads nowhere. */
function refuse(operation: Operation, faults: Record<string, string[]>): Reply {
  const statuses = new Set([...operation.examples.values()].map(({ status }) => status))
  return { status: [422, 404].find((status) => statuses.has(status)) ?? 400, body: createErrorBody(faults) }
}

type Seen = { operation: Operation; path: string; body: unknown; person: Person | undefined; people: Iterable<Person> }

/** The example that fits a request best where the ordinary one wouldn't: who signs in, who asks, new or changed. */
function chooseExample({ operation, path, body, person, people }: Seen): string | undefined {
  if (operation.id === 'signIn') {
    const { email } = body as { email: string }
    return [...people].find(({ name }) => emailOf(name) === email.toLowerCase())?.name ?? 'wrongPassword'
  }
  if (operation.id === 'getCurrentUser') return person?.name
  if (operation.id === 'switchChild') {
    const { id } = body as { id: number }
    return [...operation.examples].find(([, example]) => presentIn(example.body) === id)?.[0]
  }
  if (operation.examples.has('created') && isNew(path, body)) return 'created'
  return undefined
}

/** Of which child an answer is. */
function presentIn(body: unknown): number | undefined {
  const { children = [] } = body as { children?: { id: number; isPresent: boolean }[] }
  return children.find(({ isPresent }) => isPresent)?.id
}

/** A record without an id, or with the id 0 in the body or at the end of the path, is a new one (1§4). */
function isNew(path: string, body: unknown): boolean {
  if (/\/\d+$/.test(path)) return path.endsWith('/0')
  return !(body as { id?: unknown } | undefined)?.id
}

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
