import { type OperationId, calls } from '@maktab/contract/calls'
import type { operations } from '@maktab/contract/schema'
import type { Client } from './createClient.ts'
import { ApiError, GENERIC_ERROR, readErrorBody } from './ApiError.ts'

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never
type Part<Name extends string, T> = [NonNullable<T>] extends [never]
  ? { [Key in Name]?: never }
  : undefined extends T
    ? { [Key in Name]?: NonNullable<T> }
    : { [Key in Name]: T }

/** What fills the path of a call, its query and its body. */
export type RequestOf<Id extends OperationId> = Part<'params', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  Part<'body', Content<operations[Id]['requestBody']>>

/** How one call goes out: with what headers, over which fetch, and until when. */
export type RequestOptions = Pick<RequestInit, 'signal' | 'cache' | 'keepalive'> & {
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /** An answer that is read while it comes. */
  parseAs?: 'stream'
}

type Answers<Id extends OperationId> = operations[Id]['responses']

/** What is answered where a call succeeds. */
export type ResponseOf<Id extends OperationId> = {
  [Status in keyof Answers<Id> & (200 | 201)]: Content<Answers<Id>[Status]>
}[keyof Answers<Id> & (200 | 201)]

/** Calls that go out with nothing given. */
export type ParameterlessOperationId = {
  [Id in OperationId]: Record<never, never> extends RequestOf<Id> ? Id : never
}[OperationId]

export type Api = {
  <Id extends ParameterlessOperationId>(id: Id, given?: RequestOf<Id>, line?: RequestOptions): Promise<ResponseOf<Id>>
  <Id extends OperationId>(id: Id, given: RequestOf<Id>, line?: RequestOptions): Promise<ResponseOf<Id>>
}

type Send = <Data>(path: string, init: object) => Promise<{ data?: Data; error?: unknown; response: Response }>

/** The calls of the contract by their names: each gives its answer, or throws an `ApiError`. */
export function createApi(client: Client): Api {
  return <Id extends OperationId>(
    id: Id,
    { params, query, body }: Partial<RequestOf<Id>> = {},
    line?: RequestOptions,
  ) => {
    const { method, path } = calls[id]
    const send = client[method] as Send
    return unwrap(send<ResponseOf<Id>>(path, { params: { path: params, query }, body, ...line }))
  }
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The data of an answer, or an `ApiError`. It goes by the status, not by the body: a refusal with an empty body is
 * still a refusal, 200 and 201 without a body are done (decision 53), and an answer that is cut off or no JSON is an
 * error of its own, never a crash.
 */
export async function unwrap<Data extends object>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer.catch((cause: unknown) => {
    throw apiErrorFromThrown(cause)
  })
  if (!response.ok) throw apiErrorFromResponse(response, error)
  const { status } = response
  if (status !== 200 && status !== 201) throw new ApiError({ kind: 'unconfirmed', status, message: GENERIC_ERROR })
  // What must hold something has been checked by now: what is empty here had nothing but words to say.
  if (data === undefined || data === null) return {} as Data
  if (typeof data !== 'object') throw new ApiError({ kind: 'malformed', status, message: GENERIC_ERROR })
  return data
}

/** What the server said when it refused. */
function apiErrorFromResponse(response: Response, body: unknown): ApiError {
  return new ApiError({ kind: 'answer', status: response.status, ...readErrorBody(body) })
}

/** What `fetch`, or the reading of an answer, threw. */
function apiErrorFromThrown(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const kinds = { TimeoutError: 'timeout', AbortError: 'aborted', SyntaxError: 'malformed' } as const
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'network'
  return new ApiError({ kind, message: readErrorBody(undefined).message, cause })
}
