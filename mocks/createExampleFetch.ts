import type { OperationId } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import type { KindOfRecord } from '@maktab/contract/schema'
import { findOperationId } from './findOperationId.ts'

type Examples = typeof examples
type NamesIn<Answers> = { [Status in keyof Answers]: keyof Answers[Status] }[keyof Answers] & string

/** The named examples of one call, of whatever status, what no answer is, and a backend that doesn’t know the call. */
export type Situation<Id extends OperationId> = NamesIn<Examples[Id]> | 'networkError' | 'unknownCall'
export type Situations = { [Id in OperationId]?: Situation<Id> }

export type SeenRequest = {
  operationId: OperationId
  url: URL
  headers: Headers
  /** JSON as a value, a form as its entries. */
  body: unknown
}

export type ExampleFetch = typeof globalThis.fetch & {
  /** What was asked so far, in order. */
  requests: SeenRequest[]
  /** What was answered so far, each call and status once, as `listCourses 200`. */
  answered: Set<string>
  /** Changes how calls are answered from now on. */
  use: (situations: Situations) => void
  /** Answers a call with this, which no example is, from now on; without it, by the examples again. */
  answer: (id: OperationId, made?: () => Response) => void
  /** Keeps the answers to a call back until the function that it gives is called. */
  hold: (id: OperationId) => () => void
  /** Lets every call fail from now on, also those without a response yet: a late one would change the next test. */
  stop: () => void
  /** Tells whoever listens that records of these kinds were changed; how many listen. A line is no request. */
  emitChange: (...changed: KindOfRecord[]) => number
}

/** A `fetch` for tests that answers from the contract's examples: the ordinary one, or the one that is named. */
export function createExampleFetch(start: Situations = {}): ExampleFetch {
  let situations: Record<string, string | undefined> = start
  const held = new Map<OperationId, Promise<void>>()
  const made = new Map<OperationId, () => Response>()
  const requests: SeenRequest[] = []
  const answered = new Set<string>()
  const lines = createLines()
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
  stopped.catch(() => undefined)

  const answer: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const operationId = findOperationId(request.method, url.pathname)
    if (!operationId) throw new Error(`${request.method} ${url.pathname} is not in the contract.`)
    const isLine = request.headers.get('accept') === 'text/event-stream'
    if (isLine && situations[operationId] === undefined) return lines.open(request.signal)
    requests.push({ operationId, url, headers: request.headers, body: await readBody(request) })
    const situation = situations[operationId]
    await Promise.race([stopped, held.get(operationId), aborted(request.signal)])
    request.signal.throwIfAborted()
    const own = made.get(operationId)?.()
    if (own) {
      answered.add(`${operationId} ${own.status}`)
      return own
    }
    if (situation === 'networkError') throw new TypeError('Failed to fetch')
    if (situation === 'unknownCall') return new Response('Not found', { status: 404 })
    const { status, body } = exampleOf(operationId, situation)
    answered.add(`${operationId} ${status}`)
    return Response.json(body, { status })
  }
  return Object.assign(answer, {
    requests,
    answered,
    stop: () => stop(new TypeError('Failed to fetch')),
    emitChange: lines.tell,
    use: (next: Situations) => void (situations = { ...situations, ...next }),
    answer: (id: OperationId, response?: () => Response) => {
      if (response) made.set(id, response)
      else made.delete(id)
    },
    hold: (id: OperationId) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(id, promise)
      return () => {
        held.delete(id)
        resolve()
      }
    },
  })
}

/** Lines on which is told what changes. */
function createLines() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const send = (line: ReadableStreamDefaultController<Uint8Array>, changed: KindOfRecord[]) =>
    line.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ changed })}\n\n`))
  return {
    open: (signal: AbortSignal): Response => {
      signal.throwIfAborted()
      const stream = new ReadableStream<Uint8Array>({
        start: (line) => {
          open.add(line)
          send(line, [])
          signal.addEventListener('abort', () => {
            open.delete(line)
            line.error(signal.reason)
          })
        },
      })
      return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })
    },
    tell: (...changed: KindOfRecord[]): number => {
      for (const line of open) send(line, changed)
      return open.size
    },
  }
}

function exampleOf(id: OperationId, situation: string | undefined): { status: number; body: unknown } {
  const answers = Object.entries(examples[id] as Record<string, Record<string, unknown>>)
  const wanted = answers.find(([status, named]) => (situation === undefined ? status < '300' : situation in named))
  if (!wanted) throw new Error(`${id} has no example “${situation}”.`)
  const [status, named] = wanted
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
