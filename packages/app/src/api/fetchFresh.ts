import type { ResponseOf, ParameterlessOperationId } from '@maktab/client/createApi'
import type { QueryClient } from '@tanstack/react-query'
import { type QueryOperationId, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'

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
