import {
  type FetchQueryOptions,
  type QueryKey,
  useQueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type Remote, failed, loading, ready } from '@maktab/ui/remote'
import { type ToastMessages, type ToastMessageKey, getToastMessages } from './toastMessages.ts'
import { useErrorMessage } from './useErrorMessage.ts'
import type { ResponseOf, ParameterlessOperationId } from '@maktab/client/createApi'
import { type QueryOperationId, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'

/**
 * Sends a query while its component renders. `useQuery` alone sends it in an effect after the whole page has rendered,
 * about a second later on a slow phone.
 */
export function usePrefetch<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  isEnabled = true,
): void {
  const queries = useQueryClient()
  if (isEnabled && !queries.getQueryState(options.queryKey)) void queries.prefetchQuery(options)
}

/** The common part of queries and infinite queries. */
export type QueryState<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }

/**
 * A query’s state for the screens. Data stays while it is refetched and when that fails; then it is marked as stale
 * (decision 50).
 */
export function useRemote<T>(
  { data, error, isFetching, refetch }: QueryState<T>,
  sentences?: ToastMessages,
): Remote<T> {
  const getMessage = useErrorMessage()
  const retry = () => void refetch()
  if (data !== undefined) return ready(data, error === null ? undefined : { isRefetching: isFetching, retry })
  if (error === null || isFetching) return loading
  return failed(getMessage(error, sentences), retry)
}

type Options<Id extends QueryOperationId, T> = QueryRequest<Id> & {
  select?: (response: ResponseOf<Id>) => T
  enabled?: boolean
  staleTime?: number
  /** Use the error messages of this key instead of the operation’s own. */
  messageKey?: ToastMessageKey
}

export function useApiQuery<Id extends ParameterlessOperationId & QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T>
export function useApiQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(id: Id, options: Options<Id, T>): Remote<T>
export function useApiQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> {
  const { select, enabled, staleTime, messageKey = id } = options ?? {}
  // An undefined `staleTime` would override the default.
  const staleTimeOption = staleTime === undefined ? {} : { staleTime }
  const queryOptions = { ...queryOptionsFor(id, options as Options<Id, T>), ...staleTimeOption }
  usePrefetch(queryOptions, enabled)
  const query = useQuery({ ...queryOptions, select, enabled })
  return useRemote(query, getToastMessages(messageKey))
}
