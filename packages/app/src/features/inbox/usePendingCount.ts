import { countPending } from '@maktab/ui/lib/inbox/inboxTypes'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'

/** Shared by the menu and the dashboard: only the counts, without the queue. */
export const pendingCountsQueryOptions = queryOptionsFor('listWaiting', { query: { limit: 1 } })

/** The number of pending items that the open inbox shows, without decisions that can still be undone. */
const shownInboxCountAtom = atom<number>()

/** Lets the menu show the same number as the open inbox. */
export function useShareInboxCount(count: number | undefined): void {
  const setCount = useSetAtom(shownInboxCountAtom)
  useEffect(() => {
    setCount(count)
    return () => setCount(undefined)
  }, [count, setCount])
}

/** The total number of pending items; undefined while loading or if the backend doesn’t support it. */
export function usePendingCount(isEnabled: boolean): number | undefined {
  const { data } = useQuery({ ...pendingCountsQueryOptions, enabled: isEnabled, select: countPending })
  const shown = useAtomValue(shownInboxCountAtom)
  return isEnabled && data !== undefined ? (shown ?? data) : undefined
}
