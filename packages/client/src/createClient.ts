import { publicCalls, uploadCalls } from '@maktab/contract/calls'
import type { paths } from '@maktab/contract/schema'
import createFetchClient from 'openapi-fetch'
import type { Client } from './Client.ts'
import { idempotencyKeys } from './idempotencyKeys.ts'
import { toFormData } from './toFormData.ts'
import { withDeadline } from './withDeadline.ts'
import { validateResponses } from './validateResponses.ts'

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
