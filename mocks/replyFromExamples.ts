import type { Family, ImportPreview, ImportResult, OwnPracticeList, Timetable } from '@maktab/contract/schema'
import { extractFiles } from '@maktab/shared/extractFiles'
import { type ValidationIssue, toFieldErrors } from '@maktab/shared/toFieldErrors'
import { trimTexts } from '@maktab/shared/trimTexts'
import { chooseExample } from './chooseExample.ts'
import { type DemoAccount, findAccessError } from './demoAccounts.ts'
import { createErrorBody } from './httpResponses.ts'
import type { ContractOperation } from './operation.ts'
import { parseBody } from './readBody.ts'
import { checkSentRows, countSentRows } from './replyToImport.ts'
import type { ResponsePlan } from './responseOverrides.ts'
import { repeatLists } from './scenarios.ts'
import { shiftFamily, shiftPractice, shiftTimetable, toUtcWallDay } from './shiftExamples.ts'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/** A request to Node’s server or to the service worker. */
export type ReceivedRequest = {
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined
  query: URLSearchParams
  bytes: Uint8Array
}

export type ExampleRequest<Operation = ContractOperation> = {
  operation: Operation
  path: string
  query?: Record<string, string>
  body: unknown
}

export type ExampleResult = {
  status: number
  body: unknown
  /** Contract violations. */
  findings: { request: ValidationIssue[]; answer: ValidationIssue[] }
}

/** Where replies come from: in Node, Prism reads and validates the examples; the service worker only reads them. */
export type ExampleSource<Operation> = {
  people: ReadonlyMap<string, DemoAccount>
  findPerson: (token: string) => DemoAccount | undefined
  /** Reads the named example, or else the default one for the request. */
  read: (
    request: ExampleRequest<Operation>,
    named?: { situation: string; status: number },
  ) => ExampleResult | Promise<ExampleResult>
  /** Notes the contract violations of an example that is sent. */
  note: (operation: Operation, result: ExampleResult, situation?: string) => void
}

export type ExampleCall<Operation> = {
  request: ReceivedRequest
  operation: Operation
  path: string
  plan: ResponsePlan
  /** Extensions that the request uses, by field; undefined outside specification-only mode. */
  specFaults: Record<string, string[]> | undefined
}

/** Replies with the planned example, or else with the one that fits the request. */
export async function replyFromExamples<Operation extends ContractOperation>(
  call: ExampleCall<Operation>,
  source: ExampleSource<Operation>,
): Promise<Reply> {
  const { request, operation, path, plan } = call
  const isNamed = plan.situation !== undefined && operation.examples.has(plan.situation)
  const reply = isNamed
    ? await replyWithExample(plan.situation ?? '', { operation, path, body: undefined }, source)
    : await replyToRequest(call, source)
  return fitToRequest(reply, operation, request)
}

/** Chooses an example by the request: checks access, validates the input, then picks the best match. */
async function replyToRequest<Operation extends ContractOperation>(
  { request, operation, path, plan, specFaults }: ExampleCall<Operation>,
  source: ExampleSource<Operation>,
): Promise<Reply> {
  const token = request.header('token')
  const person = source.findPerson(token ?? '')
  const refusal = findAccessError(operation, specFaults === undefined ? person : asSpecified(person), token)
  if (refusal !== undefined) return replyWithExample(refusal, { operation, path, body: undefined }, source)

  const type = request.header('content-type') ?? ''
  const extracted = await extractFiles(await parseBody(request.bytes, type, operation), operation.bodySchema)
  const body = trimTexts(extracted.body, operation.bodySchema)
  const exampleRequest = { operation, path, query: Object.fromEntries(request.query), body }
  const result = await source.read(exampleRequest)
  const faults = { ...extracted.faults, ...toFieldErrors(result.findings.request), ...specFaults }
  if (Object.keys(faults).length > 0) return rejectFields(operation, faults)

  const situation = chooseExample({ operation, path, body, person, people: source.people.values() })
  if (situation === undefined) source.note(operation, result)
  const { status, body: answer } =
    situation === undefined ? result : await replyWithExample(situation, exampleRequest, source)
  return { status, body: plan.repeatsRows ? repeatLists(answer) : answer }
}

/** Replies with an example and records a finding if it violates its schema. */
async function replyWithExample<Operation extends ContractOperation>(
  situation: string,
  request: ExampleRequest<Operation>,
  source: ExampleSource<Operation>,
): Promise<Reply> {
  const { operation } = request
  const status = operation.examples.get(situation)?.status
  if (status === undefined) throw new Error(`${operation.id} has no example “${situation}”.`)
  const result = await source.read(request, { situation, status })
  source.note(operation, { ...result, status }, situation)
  return { status, body: result.body }
}

/** Email confirmation and parts of the office are extensions: specification-only mode ignores both. */
function asSpecified(person: DemoAccount | undefined): DemoAccount | undefined {
  return person && { ...person, isUnconfirmed: false, part: undefined }
}

/** A 422 with the actual errors if the call declares one, else 404 (for invalid path parameters), else 400. */
function rejectFields(operation: ContractOperation, faults: Record<string, string[]>): Reply {
  const statuses = new Set([...operation.examples.values()].map(({ status }) => status))
  return { status: [422, 404].find((status) => statuses.has(status)) ?? 400, body: createErrorBody(faults) }
}

/** Adapts examples whose content depends on the request or on today: lessons, days of practice and the rows of an import. */
function fitToRequest(reply: Reply, { id }: ContractOperation, { query, bytes }: ReceivedRequest): Reply {
  if (reply.status !== 200) return reply
  if (id === 'previewImport') return { ...reply, body: checkSentRows(reply.body as ImportPreview, bytes) }
  if (id === 'runImport') return { ...reply, body: countSentRows(reply.body as ImportResult, bytes) }
  if (id === 'getFamily') return { ...reply, body: shiftFamily(reply.body as Family, new Date()) }
  if (id === 'listOwnPractice') return { ...reply, body: shiftPractice(reply.body as OwnPracticeList, new Date()) }
  if (id !== 'getTimetable') return reply
  const requested = { from: query.get('from'), days: query.get('days'), today: toUtcWallDay(new Date()) }
  return { ...reply, body: shiftTimetable(reply.body as Timetable, requested) }
}

/** The header `Server-Timing`: the call and the source of the response, for scripts that measure requests. */
export function formatServerTiming({ id }: ContractOperation, from = 'examples'): string {
  return `call;desc="${id}", from;desc="${from}"`
}
