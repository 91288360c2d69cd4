import { ApiError } from '@maktab/client/ApiError'
import type { Answer, BareId, Given } from '@maktab/client/createAsk'
import type { OperationId } from '@maktab/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { orKept } from '../offline/orKept.ts'
import { ask } from './ask.ts'

/** Calls that may be reads: nothing is sent in their body. */
export type ReadId = { [Id in OperationId]: Given<Id> extends { body: unknown } ? never : Id }[OperationId]

export type Reading<Id extends ReadId> = Given<Id> & {
  /** What 404 means, where a backend says in this way that there is nothing. */
  missing?: Answer<Id>
}

/** The query of a call: its key is the call’s name and what is given to it, so that `[name]` is the key of all of them. */
export function readOptions<Id extends BareId & ReadId>(id: Id, reading?: Reading<Id>): ReadOptions<Id>
export function readOptions<Id extends ReadId>(id: Id, reading: Reading<Id>): ReadOptions<Id>
export function readOptions<Id extends ReadId>(id: Id, reading?: Reading<Id>): ReadOptions<Id> {
  return optionsOf(id, reading ?? ({} as Reading<Id>))
}

export type ReadOptions<Id extends ReadId> = ReturnType<typeof optionsOf<Id>>

function optionsOf<Id extends ReadId>(id: Id, { params, query, missing }: Reading<Id>) {
  return queryOptions({
    queryKey: [id, ...(params || query ? [{ params, query }] : [])],
    queryFn: ({ signal, ...asked }): Promise<Answer<Id>> => {
      const read = async () => {
        try {
          return await ask(id, { params, query } as Given<Id>, { signal })
        } catch (error) {
          if (missing !== undefined && error instanceof ApiError && error.status === 404) return missing
          throw error
        }
      }
      return orKept(read, asked)
    },
  })
}
