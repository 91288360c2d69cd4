import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { getTotal } from '#lists/useListQuery.ts'

/** Shared by the menu and the dashboard: only the counts, without the queue. */
export const pendingCountsQueryOptions = queryOptionsFor('listWaiting', { query: { limit: 1 } })

/** The total number of pending items; undefined while loading or if the backend doesn’t support it. */
export function usePendingCount(isEnabled: boolean): number | undefined {
  const { data } = useQuery({
    ...pendingCountsQueryOptions,
    enabled: isEnabled,
    select: ({ counts }) => getTotal(counts),
  })
  return isEnabled ? data : undefined
}
