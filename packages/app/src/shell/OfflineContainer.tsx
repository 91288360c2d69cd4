import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings, useWeekStart } from '@maktab/ui/providers/SchoolSettingsProvider'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChangesProvider'
import { OfflineBanner } from '@maktab/ui/layouts/AppShell/OfflineBanner'
import { NewVersionNotice } from '@maktab/ui/layouts/AppShell/NewVersionNotice'
import { useQueryClient, type QueryClient, type Query } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore, useCallback } from 'react'
import { pageOwnerAtom, sessionAtom } from '../session/sessionAtoms.ts'
import type { Role } from '../addresses/roles.ts'
import { isNewVersionAtom, registerServiceWorker, activateNewVersion } from '../offline/serviceWorkerRegistration.ts'
import { unsubscribeOtherAccount } from '../offline/pushSubscription.ts'
import { cachedAt, isCacheable } from '../offline/withOfflineCache.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { CACHE_NAME } from '../session/clearStorage.ts'
import { responseCache } from '../offline/responseCache.ts'

const SECONDS_15 = 15_000

/** Refetches cached data on request, when the connection is back, and periodically. */
function useRefetchCached(isOld: boolean): () => void {
  const queryClient = useQueryClient()
  const refetchCached = useCallback(
    () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state: { data } }) => cachedAt.has(Object(data)),
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setInterval(refetchCached, SECONDS_15)
    window.addEventListener('online', refetchCached)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refetchCached)
    }
  }, [isOld, refetchCached])
  return refetchCached
}

/** Makes pages available offline, shows a banner when cached data is displayed, and announces new versions. */
export function OfflineContainer({ role }: { role: Role }) {
  const queryClient = useQueryClient()
  const oldestCachedAt = useCachedAt()
  const onRetry = useRefetchCached(oldestCachedAt !== undefined)
  const confirmLeave = useConfirmLeave()
  const [isNewVersion, setIsNewVersion] = useAtom(isNewVersionAtom)
  const today = useToday()
  const { viewerZone: zone } = useSchoolSettings()
  const weekStart = useWeekStart()
  const account = useAtomValue(pageOwnerAtom)
  useEffect(() => cacheResponses(queryClient), [queryClient])
  useEffect(() => {
    if (account !== undefined) void unsubscribeOtherAccount(account).catch(() => undefined)
  }, [account])
  useEffect(() => {
    const controller = new AbortController()
    const prefetchAll = async () => {
      // Without a service worker the cached responses would be unreachable.
      if (!(await registerServiceWorker())) return
      // Loaded lazily, because no page waits for it.
      const { prefetchForOffline } = await import('./prefetchForOffline.ts')
      await prefetchForOffline(queryClient, {
        role,
        today,
        zone,
        weekStart,
        signal: controller.signal,
      })
    }
    void prefetchAll().catch(() => undefined)
    return () => controller.abort()
  }, [queryClient, role, today, zone, weekStart])
  return (
    <>
      <OfflineBanner cachedAt={oldestCachedAt} onRetry={onRetry} />
      <NewVersionNotice
        isReady={isNewVersion}
        onReload={() => confirmLeave(() => void activateNewVersion())}
        onLater={() => setIsNewVersion(false)}
      />
    </>
  )
}

/** The age of the oldest cached data on the page; undefined if all of it is fresh. */
function useCachedAt(): number | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => getOldest(queryClient),
  )
}

function getOldest(queryClient: QueryClient): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const times = shown.flatMap(({ state: { data } }) => cachedAt.get(Object(data)) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

/**
 * Caches responses of the signed-in user for offline use and deletes those of other accounts. Returns a function to
 * stop.
 */
function cacheResponses(queryClient: QueryClient): () => void {
  const account = store.get(sessionAtom)?.account
  if (account === undefined) return () => undefined
  const isSignedIn = () => store.get(sessionAtom)?.account === account && localStorage.getItem('token') !== null
  const cacheQuery = async ({ queryKey: key, state: { data, dataUpdatedAt: at } }: Query) => {
    if (!isSignedIn() || !isCacheable(key, store.get(sessionAtom)?.role)) return
    if (data === undefined || cachedAt.has(data as object)) return
    await responseCache.write({ account, key, data, receivedAt: at })
    // The user signed out during the write: delete what was written.
    if (!isSignedIn()) indexedDB.deleteDatabase(CACHE_NAME)
  }
  void responseCache.keepOnly(account)
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) void cacheQuery(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void cacheQuery(event.query)
  })
}
