import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cachedAt } from './cachedAt.ts'

/** Since when the oldest of what the page shows has been on the device; undefined where the school said it all just now. */
export function useCachedAt(): number | undefined {
  const queries = useQueryClient()
  return useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => oldestOf(queries),
  )
}

function oldestOf(queries: QueryClient): number | undefined {
  const shown = queries.getQueryCache().findAll({ type: 'active' })
  const times = shown.flatMap(({ state: { data } }) => cachedAt.get(Object(data)) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}
