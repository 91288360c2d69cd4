import { ApiError } from '@maktab/client/ApiError'
import { QueryClient } from '@tanstack/react-query'

const isOfTheLine = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** One session's answers. Only a bad line is tried again unasked; what the server refused, it has refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => count < 2 && isOfTheLine(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  })
}
