import type { paths } from '@maktab/contract/schema'
import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch'
import { creatingCalls, publicCalls, uploadCalls, answerParts } from '@maktab/contract/calls'
import { createIdempotencyKey } from './createIdempotencyKey.ts'
import { ApiError, GENERIC_ERROR } from './ApiError.ts'

/** The typed calls of the contract, by method and path. */
export type Client = FetchClient<paths>

const HEADER = 'Idempotency-Key'
const SAVED_BEFORE = 409

/**
 * Gives each form that makes something new a key, by which the server recognises it when it is sent again. It stays the
 * form’s until an answer says that it was saved; the next one that goes there gets another. So a lost answer doubles
 * nothing, whether the person presses again or the browser sends again by itself.
 */
function idempotencyKeys(): Middleware {
  /** The keys of what was not saved as far as is known, by where it was sent. */
  const unanswered = new Map<string, string>()
  const underWay = new Map<string, { place: string; key: string }>()
  const settle = (id: string, isKnown: boolean) => {
    const sent = underWay.get(id)
    underWay.delete(id)
    if (sent && !isKnown) unanswered.set(sent.place, sent.key)
  }
  return {
    onRequest({ request, schemaPath, id }) {
      if (!creatingCalls.has(`${request.method} ${schemaPath}`) || request.headers.has(HEADER)) return undefined
      const place = request.url
      const key = unanswered.get(place) ?? createIdempotencyKey()
      unanswered.delete(place)
      underWay.set(id, { place, key })
      request.headers.set(HEADER, key)
      return request
    },
    onError: ({ id }) => settle(id, false),
    async onResponse({ response, id }) {
      if (!underWay.has(id)) return
      settle(id, response.status === SAVED_BEFORE || (response.ok && (await isWhole(response.clone()))))
    },
  }
}

/** Of an answer that is cut off, or is another’s page, nobody is told that it was saved. */
async function isWhole(response: Response): Promise<boolean> {
  try {
    const text = await response.text()
    return text === '' || JSON.parse(text) !== null
  } catch {
    return false
  }
}

/**
 * A nested value as multipart fields with bracket names, such as `courses[0][timings][1][from]`.
 * Null and undefined are left out; files keep their names.
 */
export function toFormData(value: object): FormData {
  const form = new FormData()
  for (const [key, item] of Object.entries(value)) append(form, key, item)
  return form
}

/** What a body may hold. */
type Value = string | number | boolean | null | undefined | object

function append(form: FormData, name: string, value: Value): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${name}[${index}]`, item))
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}

type ClientOptions = {
  /** Where the calls are, as an absolute address that ends with `/api`. */
  baseUrl: string
  getToken: () => string | null
  /** The language in which the school is to speak; by default the browser’s. */
  getLanguage?: () => string
  /** Milliseconds before an ordinary call is given up. */
  deadline?: number
  /** Milliseconds before a call with files is given up; slow lines need minutes. */
  uploadDeadline?: number
  fetch?: typeof globalThis.fetch
  /** Sees every answer before the one who asked does; it must not read the body of the answer itself, only of a clone. */
  onResponse?: (request: Request, response: Response) => void | Promise<void>
}

/**
 * The typed calls of the contract. Each sends the token in the header `token` unless it is public (1§7), and the language;
 * calls with files go out as multipart with bracket names, forms that make something new with a key. Pass the answer to
 * `unwrap`.
 */
export function createClient({
  baseUrl,
  getToken,
  getLanguage,
  deadline = 20_000,
  uploadDeadline = 180_000,
  fetch = (request, init) => globalThis.fetch(request, init),
  onResponse,
}: ClientOptions): Client {
  const client = createFetchClient<paths>({ baseUrl, fetch: withDeadline(fetch, { deadline, uploadDeadline }) })
  client.use({
    onRequest({ request, schemaPath }) {
      const token = getToken()
      if (token !== null && !publicCalls.has(`${request.method} ${schemaPath}`)) request.headers.set('token', token)
      if (getLanguage) request.headers.set('Accept-Language', getLanguage())
      return request
    },
    async onResponse({ request, response }) {
      await onResponse?.(request, response)
    },
  })
  client.use(idempotencyKeys())
  return validateResponses({ ...client, POST: withFiles('POST', client.POST), PUT: withFiles('PUT', client.PUT) })
}

function withFiles<Method extends 'POST' | 'PUT'>(method: Method, call: Client[Method]): Client[Method] {
  const send = call as (path: string, init?: object) => unknown
  return ((path: string, init?: object) =>
    send(path, uploadCalls.has(`${method} ${path}`) ? { ...init, bodySerializer: toFormData } : init)) as Client[Method]
}

type Deadlines = {
  /** Milliseconds for an ordinary call. */
  deadline: number
  /** Milliseconds for a call that carries files. */
  uploadDeadline: number
}

/** A fetch that gives up after its deadline, or as soon as the caller does. */
function withDeadline(fetch: typeof globalThis.fetch, { deadline, uploadDeadline }: Deadlines) {
  return (request: Request): Promise<Response> => {
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const limit = AbortSignal.timeout(isUpload ? uploadDeadline : deadline)
    return fetch(request, { signal: whicheverIsFirst(request.signal, limit) })
  }
}

/** What `AbortSignal.any` does, which phones before iOS 17.4 lack. */
function whicheverIsFirst(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const follow = () => either.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true })
  }
  return either.signal
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Send = (path: string, init?: object) => Promise<{ data?: unknown; response: Response }>

/** The calls, each failing where its answer lacks what the contract says it holds: no screen ever meets half of one. */
function validateResponses(client: Client): Client {
  const whole = (method: Method) => {
    const send = client[method] as Send
    return async (path: string, init?: { parseAs?: 'stream' }) => {
      const answer = await send(path, init)
      // What comes bit by bit is looked at by who reads it.
      const parts = init?.parseAs === 'stream' ? [] : (answerParts[`${method} ${path}`] ?? [])
      const missing = parts.filter((part) => !holds(answer.data, part))
      if (answer.response.ok && missing.length > 0) {
        const { status } = answer.response
        throw new ApiError({ kind: 'incomplete', status, message: GENERIC_ERROR })
      }
      return answer
    }
  }
  const calls = { GET: whole('GET'), POST: whole('POST'), PUT: whole('PUT'), DELETE: whole('DELETE') }
  return { ...client, ...calls } as Client
}

/** `part` as `answerParts` writes it. What is no JSON object holds nothing. */
function holds(data: unknown, part: string): boolean {
  const value = (Object(data) as Record<string, unknown>)[part.replace(/\W+$/, '')]
  if (part.endsWith('[]')) return Array.isArray(value)
  return value !== undefined && (value !== null || part.endsWith('?'))
}
