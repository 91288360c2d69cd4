import {
  type FetchQueryOptions,
  type QueryKey,
  useQueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type Remote, failed, loading, ready } from '@maktab/ui/remote'
import { type ToastMessages, type ToastMessageKey, messagesOf } from './toastMessages.ts'
import { useErrorMessage } from './errors.ts'
import type { ResponseOf, ParameterlessOperationId } from '@maktab/client/createApi'
import { type QueryOperationId, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'

/**
 * Sends a query while its component renders. `useQuery` alone sends it in an effect, after the whole page has rendered:
 * on a slow phone about a second later.
 */
export function usePrefetch<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  isEnabled = true,
): void {
  const queries = useQueryClient()
  if (isEnabled && !queries.getQueryState(options.queryKey)) void queries.prefetchQuery(options)
}

/** What a query and an infinite query have in common. */
export type QueryState<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }

/**
 * A query as the screens know it. What is here stays here while it is asked for again, and when that fails; then it is
 * in doubt, and whatever shows it says so (decision 50).
 */
export function useRemote<T>(
  { data, error, isFetching, refetch }: QueryState<T>,
  sentences?: ToastMessages,
): Remote<T> {
  const words = useErrorMessage()
  const retry = () => void refetch()
  if (data !== undefined) return ready(data, error === null ? undefined : { isRefetching: isFetching, retry })
  if (error === null || isFetching) return loading
  return failed(words(error, sentences), retry)
}

type Options<Id extends QueryOperationId, T> = QueryRequest<Id> & {
  select?: (answer: ResponseOf<Id>) => T
  enabled?: boolean
  staleTime?: number
  /** Whose sentences are said when it fails, where they aren’t the call’s own. */
  messageKey?: ToastMessageKey
}

/** What a call answers, as the screens know it. */
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
  // One that is given as undefined would stand in place of the ordinary one.
  const own = staleTime === undefined ? {} : { staleTime }
  const asked = { ...queryOptionsFor(id, options as Options<Id, T>), ...own }
  usePrefetch(asked, enabled)
  const query = useQuery({ ...asked, select, enabled })
  return useRemote(query, messagesOf(messageKey))
}
