import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { totalOf } from '#lists/useListQuery.ts'

/** What the menu and the home ask for together: how much waits, and nothing of the queue itself. */
export const pendingCountsQueryOptions = queryOptionsFor('listWaiting', { query: { limit: 1 } })

/** How much waits in all, as soon as it is known; nothing where the backend doesn’t say. */
export function usePendingCount(isWanted: boolean): number | undefined {
  const { data } = useQuery({
    ...pendingCountsQueryOptions,
    enabled: isWanted,
    select: ({ counts }) => totalOf(counts),
  })
  return isWanted ? data : undefined
}
