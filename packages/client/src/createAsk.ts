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
export type Given<Id extends OperationId> = Part<'params', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  Part<'body', Content<operations[Id]['requestBody']>>

/** How one call goes out: with what headers, over which fetch, and until when. */
export type Line = Pick<RequestInit, 'signal' | 'cache' | 'keepalive'> & {
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /** An answer that is read while it comes. */
  parseAs?: 'stream'
}

type Answers<Id extends OperationId> = operations[Id]['responses']

/** What is answered where a call succeeds. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Answers<Id> & (200 | 201)]: Content<Answers<Id>[Status]>
}[keyof Answers<Id> & (200 | 201)]

/** Calls that go out with nothing given. */
export type BareId = { [Id in OperationId]: Record<never, never> extends Given<Id> ? Id : never }[OperationId]

export type Ask = {
  <Id extends BareId>(id: Id, given?: Given<Id>, line?: Line): Promise<Answer<Id>>
  <Id extends OperationId>(id: Id, given: Given<Id>, line?: Line): Promise<Answer<Id>>
}

type Send = <Data>(path: string, init: object) => Promise<{ data?: Data; error?: unknown; response: Response }>

/** The calls of the contract by their names: each gives its answer, or throws an `ApiError`. */
export function createAsk(client: Client): Ask {
  return <Id extends OperationId>(id: Id, { params, query, body }: Partial<Given<Id>> = {}, line?: Line) => {
    const { method, path } = calls[id]
    const send = client[method] as Send
    return unwrap(send<Answer<Id>>(path, { params: { path: params, query }, body, ...line }))
  }
}
