import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { sumOf } from '#lists/sumOf.ts'

/** What the menu and the home ask for together: how much waits, and nothing of the queue itself. */
export const countsOptions = readOptions('listWaiting', { query: { limit: 1 } })

/** How much waits in all, as soon as it is known; nothing where the backend doesn’t say. */
export function useWaitingCount(isWanted: boolean): number | undefined {
  const { data } = useQuery({
    ...countsOptions,
    enabled: isWanted,
    select: ({ counts }) => sumOf(counts),
  })
  return isWanted ? data : undefined
}
