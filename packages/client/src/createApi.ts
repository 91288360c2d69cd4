import { type OperationId, calls } from '@maktab/contract/calls'
import type { operations } from '@maktab/contract/schema'
import type { Client } from './Client.ts'
import { unwrap } from './unwrap.ts'

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
