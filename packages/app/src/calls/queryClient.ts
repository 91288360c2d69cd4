import { ApiError } from '@maktab/client/ApiError'
import { QueryClient } from '@tanstack/react-query'
import { ASK_AGAIN } from '../development/askAgain.ts'

/** A busy school, or a proxy whose process of it has just gone: the same may be asked again in a moment. */
const PASSING = new Set([502, 503, 504])

const isForAMoment = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || PASSING.has(error.status))

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
    window.addEventListener(ASK_AGAIN, () => void queries.invalidateQueries())
  }
  return queries
}
