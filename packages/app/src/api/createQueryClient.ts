import { ApiError } from '@maktab/client/ApiError'
import { QueryClient } from '@tanstack/react-query'
import { REFETCH_EVENT } from './refetchEvent.ts'

/** Sent by a busy backend, or by a proxy while the backend restarts. */
const RETRYABLE_STATUSES = new Set([502, 503, 504])

const isRetryable = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || RETRYABLE_STATUSES.has(error.status))

/** The query cache of one session. Retries only network errors, timeouts and temporary unavailability. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => count < 2 && isRetryable(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  })
  if (import.meta.env.DEV && typeof window !== 'undefined') {
    window.addEventListener(REFETCH_EVENT, () => void queryClient.invalidateQueries())
  }
  return queryClient
}
