import type { QueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '../session/sessionAtoms.ts'

const IDLE_MILLISECONDS = 1000

/**
 * Follows what others change on the page of whoever is signed in, once it stands. Where that doesn’t come, what is old is
 * read again when one comes back to the page, as the query library does it.
 */
export function useLiveUpdates(queries: QueryClient): void {
  const session = useAtomValue(sessionAtom)?.expiresAt
  useEffect(() => {
    if (session === undefined) return undefined
    const left = new AbortController()
    const follow = async () => {
      await untilQuiet(queries)
      if (left.signal.aborted) return
      const { startLiveUpdates } = await import('./startLiveUpdates.ts')
      await startLiveUpdates(queries, left.signal)
    }
    void follow().catch(() => undefined)
    return () => left.abort()
  }, [queries, session])
}

/** Until nothing is asked for any more, for a while. */
async function untilQuiet(queries: QueryClient): Promise<void> {
  const asked = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== asked() || queries.isFetching() > 0;) {
    before = asked()
    await new Promise((resolve) => setTimeout(resolve, IDLE_MILLISECONDS))
  }
}
