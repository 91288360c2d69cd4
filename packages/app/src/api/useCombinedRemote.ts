import { type Remote, failed, loading, ready } from '@maktab/ui/remote'
import type { ToastMessages } from './toastMessages.ts'
import { useErrorMessage } from './useErrorMessage.ts'
import type { QueryState } from './useApiQuery.ts'

/** Several queries as one: loading while one of them loads, failed if one has failed, stale if one couldn’t be refetched. */
export function useCombinedRemote<T>(queries: readonly QueryState<T>[], messages?: ToastMessages): Remote<T[]> {
  const getMessage = useErrorMessage()
  const failedQueries = queries.filter(({ error }) => error !== null)
  const retry = () => failedQueries.forEach(({ refetch }) => void refetch())
  if (queries.some(({ data, error, isFetching }) => data === undefined && (error === null || isFetching)))
    return loading
  const results = queries.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const first = failedQueries.find(({ data }) => data === undefined)
  if (first) return failed(getMessage(first.error, messages), retry)
  const isRefetching = queries.some(({ isFetching }) => isFetching)
  return ready(results, failedQueries.length > 0 ? { isRefetching, retry } : undefined)
}
