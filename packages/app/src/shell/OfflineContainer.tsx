import { useToday } from '@maktab/ui/providers/ClockProvider'
import { getLanguageTag } from '@maktab/ui/i18n/languages'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { OfflineBanner } from '@maktab/ui/layouts/AppShell/OfflineBanner'
import { NewVersionNotice } from '@maktab/ui/layouts/AppShell/NewVersionNotice'
import { useQueryClient, type QueryClient, type Query } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore, useCallback } from 'react'
import { messagesAtom } from '../preferences/preferences.ts'
import { pageOwnerAtom, sessionAtom } from '../session/sessionAtoms.ts'
import type { Role } from '../addresses/roles.ts'
import { isNewVersionAtom, registerServiceWorker, activateNewVersion } from '../offline/serviceWorker.ts'
import { unsubscribeOtherAccount } from '../offline/pushSubscription.ts'
import { cachedAt, isCacheable } from '../offline/withOfflineCache.ts'
import { store } from '../browser/environment.ts'
import { CACHE_NAME } from '../session/clearStorage.ts'
import { openResponseCache } from '../offline/responseCache.ts'

const SECONDS_15 = 15_000

/** Asks the school again for what was read from the device: on request, when the line is back, and now and then. */
function useRefetchCached(isOld: boolean): () => void {
  const queries = useQueryClient()
  const readAgain = useCallback(
    () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state: { data } }) => cachedAt.has(Object(data)) }),
    [queries],
  )
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setInterval(readAgain, SECONDS_15)
    window.addEventListener('online', readAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', readAgain)
    }
  }, [isOld, readAgain])
  return readAgain
}

/** Keeps the school readable without a line, and says above the page when it is read so; tells of a newer version. */
export function OfflineContainer({ role }: { role: Role }) {
  const queries = useQueryClient()
  const since = useCachedAt()
  const onRetry = useRefetchCached(since !== undefined)
  const confirmLeave = useConfirmLeave()
  const [isNewVersion, setIsNewVersion] = useAtom(isNewVersionAtom)
  const { language } = useAtomValue(messagesAtom)
  const today = useToday()
  const { viewerZone: zone } = useSchoolSettings()
  const account = useAtomValue(pageOwnerAtom)
  useEffect(() => cacheResponses(queries), [queries])
  useEffect(() => {
    if (account !== undefined) void unsubscribeOtherAccount(account).catch(() => undefined)
  }, [account])
  useEffect(() => {
    const ending = new AbortController()
    const keepAll = async () => {
      // Where the app isn’t kept, its answers alone are readable to nobody.
      if (!(await registerServiceWorker())) return
      // It reckons with days and weeks, which most pages don’t.
      const { prefetchForOffline } = await import('./prefetchForOffline.ts')
      await prefetchForOffline(queries, { role, today, zone, tag: getLanguageTag(language), signal: ending.signal })
    }
    void keepAll().catch(() => undefined)
    return () => ending.abort()
  }, [queries, role, today, zone, language])
  return (
    <>
      <OfflineBanner cachedAt={since} onRetry={onRetry} />
      <NewVersionNotice
        isReady={isNewVersion}
        onReload={() => confirmLeave(() => void activateNewVersion())}
        onLater={() => setIsNewVersion(false)}
      />
    </>
  )
}

/** Since when the oldest of what the page shows has been on the device; undefined where the school said it all just now. */
function useCachedAt(): number | undefined {
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

/**
 * Keeps on the device what the school says to whoever is signed in and may be read without a line, and nothing that was
 * said to anybody else. Gives a way to stop.
 */
function cacheResponses(queries: QueryClient): () => void {
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
