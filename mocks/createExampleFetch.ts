import type { OperationId } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import type { KindOfRecord } from '@maktab/contract/schema'
import { findOperationId } from './findOperationId.ts'

type Examples = typeof examples
type NamesIn<Responses> = { [Status in keyof Responses]: keyof Responses[Status] }[keyof Responses] & string

/** The named examples of a call, of any status; a network error; or a backend that doesn’t implement the call. */
export type Situation<Id extends OperationId> = NamesIn<Examples[Id]> | 'networkError' | 'unknownCall'
export type Situations = { [Id in OperationId]?: Situation<Id> }

export type RecordedRequest = {
  operationId: OperationId
  url: URL
  headers: Headers
  /** JSON as a value, a form as its entries. */
  body: unknown
}

export type ExampleFetch = typeof globalThis.fetch & {
  /** The requests so far, in order. */
  requests: RecordedRequest[]
  /** The responses so far, each call and status once: `listCourses 200`. */
  answered: Set<string>
  /** Changes the responses of all further calls. */
  use: (situations: Situations) => void
  /** Overrides the response of a call; without `made`, the examples apply again. */
  answer: (id: OperationId, made?: () => Response) => void
  /** Holds back responses to a call until the returned function is called. */
  hold: (id: OperationId) => () => void
  /** Fails every call from now on, pending ones too: a late response would affect the next test. */
  stop: () => void
  /** Sends a change event to all open streams and returns how many there are. Streams aren’t listed in `requests`. */
  emitChange: (...changed: KindOfRecord[]) => number
}

/** A `fetch` for tests that responds with the contract's examples: the first successful one, or the named one. */
export function createExampleFetch(start: Situations = {}): ExampleFetch {
  let situations: Record<string, string | undefined> = start
  const holds = new Map<OperationId, Promise<void>>()
  const overrides = new Map<OperationId, () => Response>()
  const requests: RecordedRequest[] = []
  const answered = new Set<string>()
  const streams = createChangeStreams()
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
  stopped.catch(() => undefined)

  const respond: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const operationId = findOperationId(request.method, url.pathname)
    if (!operationId) throw new Error(`${request.method} ${url.pathname} is not in the contract.`)
    const isStream = request.headers.get('accept') === 'text/event-stream'
    if (isStream && situations[operationId] === undefined) return streams.open(request.signal)
    requests.push({ operationId, url, headers: request.headers, body: await readBody(request) })
    const situation = situations[operationId]
    await Promise.race([stopped, holds.get(operationId), aborted(request.signal)])
    request.signal.throwIfAborted()
    const override = overrides.get(operationId)?.()
    if (override) {
      answered.add(`${operationId} ${override.status}`)
      return override
    }
    if (situation === 'networkError') throw new TypeError('Failed to fetch')
    if (situation === 'unknownCall') return new Response('Not found', { status: 404 })
    const { status, body } = exampleOf(operationId, situation)
    answered.add(`${operationId} ${status}`)
    return Response.json(body, { status })
  }
  return Object.assign(respond, {
    requests,
    answered,
    stop: () => stop(new TypeError('Failed to fetch')),
    emitChange: streams.emit,
    use: (next: Situations) => void (situations = { ...situations, ...next }),
    answer: (id: OperationId, response?: () => Response) => {
      if (response) overrides.set(id, response)
      else overrides.delete(id)
    },
    hold: (id: OperationId) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.set(id, promise)
      return () => {
        holds.delete(id)
        resolve()
      }
    },
  })
}

/** The open change streams. */
function createChangeStreams() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const send = (controller: ReadableStreamDefaultController<Uint8Array>, changed: KindOfRecord[]) =>
    controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ changed })}\n\n`))
  return {
    open: (signal: AbortSignal): Response => {
      signal.throwIfAborted()
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.add(controller)
          send(controller, [])
          signal.addEventListener('abort', () => {
            open.delete(controller)
            controller.error(signal.reason)
          })
        },
      })
      return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })
    },
    emit: (...changed: KindOfRecord[]): number => {
      for (const controller of open) send(controller, changed)
      return open.size
    },
  }
}

function exampleOf(id: OperationId, situation: string | undefined): { status: number; body: unknown } {
  const byStatus = Object.entries(examples[id] as Record<string, Record<string, unknown>>)
  const found = byStatus.find(([status, named]) => (situation === undefined ? status < '300' : situation in named))
  if (!found) throw new Error(`${id} has no example “${situation}”.`)
  const [status, named] = found
  return { status: Number(status), body: situation === undefined ? Object.values(named)[0] : named[situation] }
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries((await request.clone().formData()).entries())
  const text = await request.clone().text()
  return text === '' ? undefined : JSON.parse(text)
}

function aborted(signal: AbortSignal): Promise<void> | undefined {
  if (signal.aborted) return undefined
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
