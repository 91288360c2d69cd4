import type { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { api } from '../api/api.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'

const IDLE_MILLISECONDS = 1000

/**
 * Follows changes of other users while signed in, once the page has loaded. Without a change stream, the query library
 * refetches stale queries when the user returns to the page.
 */
export function useLiveUpdates(queryClient: QueryClient): void {
  const session = useAtomValue(sessionAtom)?.expiresAt
  useEffect(() => {
    if (session === undefined) return undefined
    const controller = new AbortController()
    const startWhenQuiet = async () => {
      await untilQuiet(queryClient)
      if (controller.signal.aborted) return
      const [{ watchChanges }, { invalidateChangedQueries }] = await Promise.all([
        import('@maktab/client/subscribeToChanges'),
        import('./invalidateChangedQueries.ts'),
      ])
      await watchChanges(api, {
        signal: controller.signal,
        onChange: (changed) => invalidateChangedQueries(queryClient, changed),
      })
    }
    void startWhenQuiet().catch(() => undefined)
    return () => controller.abort()
  }, [queryClient, session])
}

/** Waits until there were no requests for a while. */
async function untilQuiet(queryClient: QueryClient): Promise<void> {
  const countRequests = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== countRequests() || queryClient.isFetching() > 0;) {
    before = countRequests()
    await new Promise((resolve) => setTimeout(resolve, IDLE_MILLISECONDS))
  }
}
