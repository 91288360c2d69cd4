import { ApiError } from '@maktab/client/ApiError'
import { QueryClient } from '@tanstack/react-query'
import { REFETCH_EVENT } from './refetchEvent.ts'

/** A busy school, or a proxy whose process of it has just gone: the same may be asked again in a moment. */
const RETRYABLE_STATUSES = new Set([502, 503, 504])

const isForAMoment = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || RETRYABLE_STATUSES.has(error.status))

/** One session's answers. Only a bad line or a busy school is asked again by itself; what was refused is refused. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => count < 2 && isForAMoment(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  })
  if (import.meta.env.DEV && typeof window !== 'undefined') {
    window.addEventListener(REFETCH_EVENT, () => void queries.invalidateQueries())
  }
  return queries
}
