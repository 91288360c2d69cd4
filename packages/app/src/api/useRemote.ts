import { type Remote, failed, loading, ready } from '@maktab/ui/remote'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ToastMessages } from './toastMessages.ts'
import { useErrorMessage } from './useErrorMessage.ts'

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
