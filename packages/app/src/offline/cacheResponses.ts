import type { Query, QueryClient } from '@tanstack/react-query'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/store.ts'
import { isCacheable } from './isCacheable.ts'
import { CACHE_NAME } from '../session/clearStorage.ts'
import { cachedAt } from './cachedAt.ts'
import { openResponseCache } from './responseCache.ts'

/**
 * Keeps on the device what the school says to whoever is signed in and may be read without a line, and nothing that was
 * said to anybody else. Gives a way to stop.
 */
export function cacheResponses(queries: QueryClient): () => void {
  const account = store.get(sessionAtom)?.account
  if (account === undefined) return () => undefined
  const kept = openResponseCache()
  const isTheirs = () => store.get(sessionAtom)?.account === account && localStorage.getItem('token') !== null
  const keep = async ({ queryKey: key, state: { data, dataUpdatedAt: at } }: Query) => {
    if (!isTheirs() || !isCacheable(key, store.get(sessionAtom)?.role)) return
    if (data === undefined || cachedAt.has(data as object)) return
    await kept.write({ account, key, data, at })
    // Whoever signed out while it was written took along what was there by then.
    if (!isTheirs()) indexedDB.deleteDatabase(CACHE_NAME)
  }
  void kept.keepOnly(account)
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) void keep(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void keep(event.query)
  })
}
