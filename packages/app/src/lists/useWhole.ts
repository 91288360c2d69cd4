import type { ResponseOf } from '@maktab/client/createApi'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { useRemote } from '#api/useRemote.ts'
import { type ListOperationId, type RowOf, getRows } from './ListOperationId.ts'
import { useListQuery } from './useListQuery.ts'

/** All rows of a list. Where something else of it is asked for by the same page, a backend that sends all is asked once. */
export function useFullList<Id extends ListOperationId>(id: Id, isNeeded: boolean): Remote<RowOf<Id>[]> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 }, isNeeded })
  const options = queryOptionsFor<Id>(id, {} as QueryRequest<Id>) as UseQueryOptions<ResponseOf<Id>>
  const whole = useRemote(useQuery({ ...options, enabled: isNeeded && page !== undefined }), messagesOf(id))
  return page === undefined ? rows : mapRemote(whole, (answer) => getRows(id, answer))
}
