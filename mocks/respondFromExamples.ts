import { extractFiles } from '@maktab/contract/wire/extractFiles'
import { type ValidationIssue, toFieldErrors } from '@maktab/contract/wire/toFieldErrors'
import { trimTexts } from '@maktab/contract/wire/trimTexts'
import type { IncomingMessage } from 'node:http'
import type { Operation } from './readContract.ts'
import type { MockContext } from './MockContext.ts'
import { type PrismRequest, getExampleResponse } from './prism.ts'
import { parseBody } from './readBody.ts'
import { createErrorBody } from './createErrorBody.ts'
import { repeatLists } from './scenarios.ts'
import { type Person, findAccessError, emailOf } from './people.ts'
import { toViolations } from './toViolations.ts'

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
export async function respondFromExamples(call: Call, mocking: MockContext): Promise<Reply> {
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
export async function respondWithExample(situation: string, asked: PrismRequest, mocking: MockContext): Promise<Reply> {
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
