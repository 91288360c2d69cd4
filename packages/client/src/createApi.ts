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

/** Path params, query and body of an operation. */
export type RequestOf<Id extends OperationId> = Part<'params', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  Part<'body', Content<operations[Id]['requestBody']>>

/** Options of a single call. */
export type RequestOptions = Pick<RequestInit, 'signal' | 'cache' | 'keepalive'> & {
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /** Returns the response body as a stream. */
  parseAs?: 'stream'
}

type Responses<Id extends OperationId> = operations[Id]['responses']

/** Response body of a successful call. */
export type ResponseOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 201)]: Content<Responses<Id>[Status]>
}[keyof Responses<Id> & (200 | 201)]

/** Operations without required params, query or body. */
export type ParameterlessOperationId = {
  [Id in OperationId]: Record<never, never> extends RequestOf<Id> ? Id : never
}[OperationId]

export type Api = {
  <Id extends ParameterlessOperationId>(
    id: Id,
    request?: RequestOf<Id>,
    options?: RequestOptions,
  ): Promise<ResponseOf<Id>>
  <Id extends OperationId>(id: Id, request: RequestOf<Id>, options?: RequestOptions): Promise<ResponseOf<Id>>
}

type FetchResult<Data> = { data?: Data; error?: unknown; response: Response }
type Send = <Data>(path: string, init: object) => Promise<FetchResult<Data>>

/**
 * Creates a function that calls operations by their `operationId`. It returns the response body or throws an
 * `ApiError`.
 */
export function createApi(client: Client): Api {
  return <Id extends OperationId>(
    id: Id,
    { params, query, body }: Partial<RequestOf<Id>> = {},
    options?: RequestOptions,
  ) => {
    const { method, path } = calls[id]
    const send = client[method] as Send
    return unwrap(send<ResponseOf<Id>>(path, { params: { path: params, query }, body, ...options }))
  }
}

/**
 * Returns the data of a response or throws an `ApiError`. The status decides, not the body: an error status with an
 * empty body is an error, 200 and 201 without a body are successful (decision 53), and truncated or invalid JSON is
 * `malformed`.
 */
export async function unwrap<Data extends object>(result: Promise<FetchResult<Data>>): Promise<Data> {
  const { data, error, response } = await result.catch((cause: unknown) => {
    throw apiErrorFromThrown(cause)
  })
  const { ok, status } = response
  if (!ok) throw new ApiError({ kind: 'answer', status, ...readErrorBody(error) })
  if (status !== 200 && status !== 201) throw new ApiError({ kind: 'unconfirmed', status, message: GENERIC_ERROR })
  // Required properties were checked by `validateResponses`, so an empty body only lacks an optional message.
  if (data === undefined || data === null) return {} as Data
  if (typeof data !== 'object') throw new ApiError({ kind: 'malformed', status, message: GENERIC_ERROR })
  return data
}

/** Converts an error thrown by `fetch` or while reading the response. */
function apiErrorFromThrown(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const kinds = { TimeoutError: 'timeout', AbortError: 'aborted', SyntaxError: 'malformed' } as const
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'network'
  return new ApiError({ kind, message: GENERIC_ERROR, cause })
}
