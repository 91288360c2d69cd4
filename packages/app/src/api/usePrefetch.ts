import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'

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
