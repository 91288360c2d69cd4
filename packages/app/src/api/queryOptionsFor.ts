import { ApiError } from '@maktab/client/ApiError'
import type { ResponseOf, ParameterlessOperationId, RequestOf } from '@maktab/client/createApi'
import type { OperationId } from '@maktab/contract/calls'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { withOfflineCache } from '../offline/withOfflineCache.ts'
import { api } from './api.ts'

/** Operations that can be queries: those without a request body. */
export type QueryOperationId = {
  [Id in OperationId]: RequestOf<Id> extends { body: unknown } ? never : Id
}[OperationId]

export type QueryRequest<Id extends QueryOperationId> = RequestOf<Id> & {
  /** Returned for 404, if the backend uses it for an empty result. */
  notFoundValue?: ResponseOf<Id>
}

/** Query options of an operation. The key is its ID and its request, so that `[id]` matches all of its queries. */
export function queryOptionsFor<Id extends ParameterlessOperationId & QueryOperationId>(
  id: Id,
  reading?: QueryRequest<Id>,
): QueryOptionsFor<Id>
export function queryOptionsFor<Id extends QueryOperationId>(id: Id, reading: QueryRequest<Id>): QueryOptionsFor<Id>
export function queryOptionsFor<Id extends QueryOperationId>(id: Id, request?: QueryRequest<Id>): QueryOptionsFor<Id> {
  return createQueryOptions(id, request ?? ({} as QueryRequest<Id>))
}

export type QueryOptionsFor<Id extends QueryOperationId> = ReturnType<typeof createQueryOptions<Id>>

function createQueryOptions<Id extends QueryOperationId>(id: Id, { params, query, notFoundValue }: QueryRequest<Id>) {
  return queryOptions({
    queryKey: [id, ...(params || query ? [{ params, query }] : [])],
    queryFn: ({ signal, ...context }): Promise<ResponseOf<Id>> => {
      const read = async () => {
        try {
          return await api(id, { params, query } as RequestOf<Id>, { signal })
        } catch (error) {
          if (notFoundValue !== undefined && error instanceof ApiError && error.status === 404) return notFoundValue
          throw error
        }
      }
      return withOfflineCache(read, context)
    },
  })
}

type FetchFresh = {
  <Id extends ParameterlessOperationId & QueryOperationId>(queries: QueryClient, id: Id): Promise<ResponseOf<Id>>
  <Id extends QueryOperationId>(queries: QueryClient, id: Id, reading: QueryRequest<Id>): Promise<ResponseOf<Id>>
}

/** Fetches an operation now, ignoring the cache, and updates the cache. */
export const fetchFresh: FetchFresh = <Id extends QueryOperationId>(
  queryClient: QueryClient,
  id: Id,
  request?: QueryRequest<Id>,
) => queryClient.fetchQuery({ ...queryOptionsFor(id, request as QueryRequest<Id>), staleTime: 0 })
