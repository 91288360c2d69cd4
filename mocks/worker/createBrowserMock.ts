import { requestLimits } from '@maktab/shared/requestLimits'
import { FIRST_EVENT, STREAM_TYPE, opensChangeStream } from '../changeStream.ts'
import { emailOf, readDemoAccounts } from '../demoAccounts.ts'
import { drawPicture, pictureHeaders, readPictureName } from '../drawPicture.ts'
import { findRoute } from '../findRoute.ts'
import { NOT_FOUND, createErrorBody } from '../httpResponses.ts'
import type { ContractOperation } from '../operation.ts'
import { BodyError } from '../readBody.ts'
import {
  type ExampleSource,
  type ReceivedRequest,
  type Reply,
  formatServerTiming,
  replyFromExamples,
} from '../replyFromExamples.ts'
import {
  OverrideError,
  type Overrides,
  type ResponsePlan,
  isSpecOnly,
  parseOverrides,
  resolvePlan,
} from '../responseOverrides.ts'
import { findExtensionErrors, pruneExtensions } from '../specOnlyRequests.ts'
import { stripExtensions } from '../undeclaredFields.ts'
import type { ConnectReply, PageOverrides } from './messages.ts'

export type BrowserMock = {
  /** Responds to a request below `/api`; never rejects. */
  respond: (request: Request, overrides: PageOverrides) => Promise<Response>
  connect: (overrides: PageOverrides) => ConnectReply
}

/** The mock without Node: responds to a `Request` with the contract's examples, without validating by schema. */
export function createBrowserMock(operations: readonly ContractOperation[]): BrowserMock {
  const people = readDemoAccounts(operations)
  const source: ExampleSource<ContractOperation> = {
    people,
    findPerson: (token) => people.get(token),
    read: ({ operation }, named) => readExample(operation, named?.situation),
    note: () => undefined,
  }
  const parse = (text: string) => parseOverrides(text, { operations, hasUpstream: false })
  /** Number of requests so far to each sequence. */
  const counts = new Map<string, number>()

  const replyTo = async (request: Request, { address, cookie, id }: PageOverrides): Promise<Reply | Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice('/api'.length)
    const found = findRoute(operations, request.method, path)
    const layers = [request.headers.get('x-mock') ?? '', address, cookie].map(parse)
    if (!found || 'allowed' in found) return isSpecOnly(layers) ? NOT_FOUND : refuse(path, found?.allowed)
    const plan = resolvePlan(found.operation, layers, (sequence) => {
      const key = `${id} ${sequence}`
      const before = counts.get(key) ?? 0
      counts.set(key, before + 1)
      return before
    })
    const received: ReceivedRequest = {
      header: (name) => request.headers.get(name) ?? undefined,
      query: searchParams,
      bytes: await readBytes(request),
    }
    if (plan.delay > 0) await new Promise((resolve) => setTimeout(resolve, plan.delay))
    return replyAsPlanned({ received, operation: found.operation, path, plan, layers })
  }

  const replyAsPlanned = async ({
    received,
    operation,
    path,
    plan,
    layers,
  }: PlannedCall): Promise<Reply | Response> => {
    const isSpec = isSpecOnly(layers)
    if (isSpec && operation.isExtension && plan.situation === undefined) return NOT_FOUND
    const isReduced = isSpec && !operation.isExtension
    const specified = isReduced ? { ...operation, bodySchema: pruneExtensions(operation.bodySchema) } : operation
    const specFaults = isReduced ? await findExtensionErrors(received, specified) : undefined
    const reply = await replyFromExamples({ request: received, operation: specified, path, plan, specFaults }, source)
    if (opensChangeStream(received.header('accept'), operation, reply)) return openEventStream()
    const isExample = plan.situation !== undefined && operation.examples.has(plan.situation)
    return {
      ...reply,
      headers: { 'Server-Timing': formatServerTiming(operation, isExample ? plan.situation : 'examples') },
      body: isReduced ? stripExtensions(reply.body, [operation.answerSchemas.get(reply.status) ?? {}]) : reply.body,
    }
  }

  return {
    respond: async (request, overrides) => {
      const reply = await replyTo(request, overrides).catch(toErrorReply)
      if (reply instanceof Response) return reply
      const body = request.method === 'HEAD' ? null : JSON.stringify(reply.body ?? {})
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...reply.headers,
      }
      return new Response(body, { status: reply.status, headers })
    },
    connect: ({ address, cookie }) => ({
      accounts: [...people.values()].map(({ name, ...account }) => ({ email: emailOf(name), ...account })),
      error: findError(() => [address, cookie].map(parse)),
    }),
  }
}

type PlannedCall = {
  received: ReceivedRequest
  operation: ContractOperation
  path: string
  plan: ResponsePlan
  layers: readonly Overrides[]
}

/** The named example, or the first one of the lowest successful status. */
function readExample({ id, examples }: ContractOperation, name: string | undefined) {
  const successful = [...examples.values()].filter(({ status }) => status >= 200 && status < 300)
  const [first] = successful.toSorted((one, other) => one.status - other.status)
  const example = name === undefined ? first : examples.get(name)
  if (!example) throw new Error(`${id} has no example${name === undefined ? '' : ` “${name}”`}.`)
  return { status: example.status, body: example.body, findings: { request: [], answer: [] } }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > requestLimits.formBytes) throw new BodyError(413, 'This is larger than 20 MB.')
  return bytes
}

function refuse(path: string, allowed: string[] | undefined): Reply {
  if (!allowed) return { status: 404, body: createErrorBody(`${path} is not in the contract.`) }
  const headers = { Allow: allowed.join(', ') }
  return { status: 405, body: createErrorBody(`${path} takes ${headers.Allow}.`), headers }
}

function toErrorReply(error: unknown): Reply {
  if (error instanceof OverrideError) return { status: 400, body: createErrorBody(error.message) }
  if (error instanceof BodyError) return { status: error.status, body: error.body }
  return { status: 500, body: createErrorBody(`Internal error in the mock: ${String(error)}`) }
}

function findError(parse: () => unknown): string | undefined {
  try {
    parse()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A stream that stays open without further events, until the page or the browser closes it. */
function openEventStream(): Response {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(FIRST_EVENT)),
  })
  return new Response(stream, { headers: { 'Content-Type': STREAM_TYPE, 'Cache-Control': 'no-store' } })
}

/** Responds to a request below `/uploads` with a placeholder picture. */
export function respondWithPicture({ url }: Request): Response {
  return new Response(drawPicture(readPictureName(url)), { headers: pictureHeaders })
}
