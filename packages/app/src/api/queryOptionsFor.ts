import { ApiError } from '@maktab/client/ApiError'
import type { ResponseOf, ParameterlessOperationId, RequestOf } from '@maktab/client/createApi'
import type { OperationId } from '@maktab/contract/calls'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { withOfflineCache } from '../offline/withOfflineCache.ts'
import { api } from './api.ts'

/** Calls that may be reads: nothing is sent in their body. */
export type QueryOperationId = {
  [Id in OperationId]: RequestOf<Id> extends { body: unknown } ? never : Id
}[OperationId]

export type QueryRequest<Id extends QueryOperationId> = RequestOf<Id> & {
  /** What 404 means, where a backend says in this way that there is nothing. */
  notFoundValue?: ResponseOf<Id>
}

/** The query of a call: its key is the call’s name and what is given to it, so that `[name]` is the key of all of them. */
export function queryOptionsFor<Id extends ParameterlessOperationId & QueryOperationId>(
  id: Id,
  reading?: QueryRequest<Id>,
): QueryOptionsFor<Id>
export function queryOptionsFor<Id extends QueryOperationId>(id: Id, reading: QueryRequest<Id>): QueryOptionsFor<Id>
export function queryOptionsFor<Id extends QueryOperationId>(id: Id, reading?: QueryRequest<Id>): QueryOptionsFor<Id> {
  return optionsOf(id, reading ?? ({} as QueryRequest<Id>))
}

export type QueryOptionsFor<Id extends QueryOperationId> = ReturnType<typeof optionsOf<Id>>

function optionsOf<Id extends QueryOperationId>(id: Id, { params, query, notFoundValue }: QueryRequest<Id>) {
  return queryOptions({
    queryKey: [id, ...(params || query ? [{ params, query }] : [])],
    queryFn: ({ signal, ...asked }): Promise<ResponseOf<Id>> => {
      const read = async () => {
        try {
          return await api(id, { params, query } as RequestOf<Id>, { signal })
        } catch (error) {
          if (notFoundValue !== undefined && error instanceof ApiError && error.status === 404) return notFoundValue
          throw error
        }
      }
      return withOfflineCache(read, asked)
    },
  })
}

type ReadNow = {
  <Id extends ParameterlessOperationId & QueryOperationId>(queries: QueryClient, id: Id): Promise<ResponseOf<Id>>
  <Id extends QueryOperationId>(queries: QueryClient, id: Id, reading: QueryRequest<Id>): Promise<ResponseOf<Id>>
}

/** What a call answers at this moment, whatever is known of it; whoever shows it has it too. */
export const fetchFresh: ReadNow = <Id extends QueryOperationId>(
  queries: QueryClient,
  id: Id,
  reading?: QueryRequest<Id>,
) => queries.fetchQuery({ ...queryOptionsFor(id, reading as QueryRequest<Id>), staleTime: 0 })
