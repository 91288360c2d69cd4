import { useToday } from '@maktab/ui/providers/ClockProvider'
import { getLanguageTag } from '@maktab/ui/i18n/languages'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { OfflineBanner } from '@maktab/ui/layouts/AppShell/OfflineBanner'
import { NewVersionNotice } from '@maktab/ui/layouts/AppShell/NewVersionNotice'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { messagesAtom } from '../preferences/preferenceAtoms.ts'
import { pageOwnerAtom } from '../session/sessionAtoms.ts'
import type { Role } from '../addresses/roles.ts'
import { isNewVersionAtom } from '../offline/isNewVersionAtom.ts'
import { cacheResponses } from '../offline/cacheResponses.ts'
import { unsubscribeOtherAccount } from '../offline/pushSubscription.ts'
import { useCachedAt } from '../offline/useKeptSince.ts'
import { useRefetchCached } from '../offline/useReadAgain.ts'
import { registerServiceWorker, activateNewVersion } from '../offline/serviceWorker.ts'

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
