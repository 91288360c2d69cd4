import type { paths } from '@maktab/contract/schema'
import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch'
import { creatingCalls, publicCalls, uploadCalls, answerParts } from '@maktab/contract/calls'
import { createIdempotencyKey } from './createIdempotencyKey.ts'
import { ApiError, GENERIC_ERROR } from './ApiError.ts'

/** Typed calls by method and path. */
export type Client = FetchClient<paths>

const KEY_HEADER = 'Idempotency-Key'
const CONFLICT = 409

/**
 * Adds an idempotency key to each creating request. The key is reused for the same URL until a response confirms that
 * the request was saved, so a lost response doesn’t create duplicates, whether the user or the browser retries.
 */
function idempotencyKeys(): Middleware {
  /** Keys of unconfirmed requests by URL. */
  const unconfirmed = new Map<string, string>()
  const pending = new Map<string, { url: string; key: string }>()
  const settle = (id: string, isConfirmed: boolean) => {
    const request = pending.get(id)
    pending.delete(id)
    if (request && !isConfirmed) unconfirmed.set(request.url, request.key)
  }
  return {
    onRequest({ request, schemaPath, id }) {
      if (!creatingCalls.has(`${request.method} ${schemaPath}`) || request.headers.has(KEY_HEADER)) return undefined
      const { url } = request
      const key = unconfirmed.get(url) ?? createIdempotencyKey()
      unconfirmed.delete(url)
      pending.set(id, { url, key })
      request.headers.set(KEY_HEADER, key)
      return request
    },
    onError: ({ id }) => settle(id, false),
    async onResponse({ response, id }) {
      if (!pending.has(id)) return
      settle(id, response.status === CONFLICT || (response.ok && (await isCompleteJson(response.clone()))))
    },
  }
}

/** A truncated response, or a page from a proxy, doesn’t confirm that the request was saved. */
async function isCompleteJson(response: Response): Promise<boolean> {
  try {
    const text = await response.text()
    return text === '' || JSON.parse(text) !== null
  } catch {
    return false
  }
}

/**
 * Converts a nested value to multipart fields with bracket names, such as `courses[0][timings][1][from]`. Null is sent
 * as an empty field, undefined is omitted; files keep their names.
 */
export function toFormData(value: object): FormData {
  const form = new FormData()
  for (const [key, item] of Object.entries(value)) append(form, key, item)
  return form
}

type Value = string | number | boolean | null | undefined | object

function append(form: FormData, name: string, value: Value): void {
  if (value === undefined) return
  if (value === null) form.append(name, '')
  else if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${name}[${index}]`, item))
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}

type ClientOptions = {
  /** Absolute URL of the API, which ends with `/api`. */
  baseUrl: string
  getToken: () => string | null
  /** Language of the responses; by default the browser’s. */
  getLanguage?: () => string
  /** Timeout of calls without files, in milliseconds. */
  deadline?: number
  /** Timeout of calls with files, in milliseconds; slow connections need minutes. */
  uploadDeadline?: number
  fetch?: typeof globalThis.fetch
  /** Called with every response before the caller gets it; must only read the body of a clone. */
  onResponse?: (request: Request, response: Response) => void | Promise<void>
}

/**
 * Creates the typed calls of the contract. They send the language and, unless the operation is public, the token in the
 * header `token` (1§7). Calls with files are multipart with bracket names, and creating calls have an idempotency key.
 * Pass the result to `unwrap`.
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
  /** Milliseconds, for calls without files. */
  deadline: number
  /** Milliseconds, for calls with files. */
  uploadDeadline: number
}

/** Wraps fetch so that it aborts after its deadline or with the caller’s signal. */
function withDeadline(fetch: typeof globalThis.fetch, { deadline, uploadDeadline }: Deadlines) {
  return (request: Request): Promise<Response> => {
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const limit = AbortSignal.timeout(isUpload ? uploadDeadline : deadline)
    return fetch(request, { signal: anySignal(request.signal, limit) })
  }
}

/** Replaces `AbortSignal.any`, which iOS before 17.4 lacks. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return controller.signal
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Send = (path: string, init?: object) => Promise<{ data?: unknown; response: Response }>

/** Makes calls fail if the response lacks required properties, so that screens never receive incomplete data. */
function validateResponses(client: Client): Client {
  const validated = (method: Method) => {
    const send = client[method] as Send
    return async (path: string, init?: { parseAs?: 'stream' }) => {
      const result = await send(path, init)
      // Streams are validated by their reader.
      const parts = init?.parseAs === 'stream' ? [] : (answerParts[`${method} ${path}`] ?? [])
      const missing = parts.filter((part) => !hasPart(result.data, part))
      if (result.response.ok && missing.length > 0) {
        const { status } = result.response
        throw new ApiError({ kind: 'incomplete', status, message: GENERIC_ERROR })
      }
      return result
    }
  }
  const calls = { GET: validated('GET'), POST: validated('POST'), PUT: validated('PUT'), DELETE: validated('DELETE') }
  return { ...client, ...calls } as Client
}

/** Checks for a part in the format of `answerParts`. Anything but a JSON object has no parts. */
function hasPart(data: unknown, part: string): boolean {
  const value = (Object(data) as Record<string, unknown>)[part.replace(/\W+$/, '')]
  if (part.endsWith('[]')) return Array.isArray(value)
  return value !== undefined && (value !== null || part.endsWith('?'))
}
