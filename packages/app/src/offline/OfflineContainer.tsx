import { useToday } from '@maktab/ui/environment/Clock'
import { tagOf } from '@maktab/ui/environment/languages'
import { useSchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { KeptBar } from '@maktab/ui/layouts/AppShell/KeptBar'
import { NewVersion } from '@maktab/ui/layouts/AppShell/NewVersion'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { wordsAtom } from '../preferences/preferenceAtoms.ts'
import { ownerAtom } from '../session/sessionAtoms.ts'
import type { Role } from '../navigation/roles.ts'
import { isNewVersionAtom } from './isNewVersionAtom.ts'
import { keepAnswers } from './keepAnswers.ts'
import { forgetOtherDevice } from './reminderDevice.ts'
import { useKeptSince } from './useKeptSince.ts'
import { useReadAgain } from './useReadAgain.ts'
import { keepApp, loadNewVersion } from './worker.ts'

/** Keeps the school readable without a line, and says above the page when it is read so; tells of a newer version. */
export function OfflineContainer({ role }: { role: Role }) {
  const queries = useQueryClient()
  const since = useKeptSince()
  const onRetry = useReadAgain(since !== undefined)
  const confirmLeave = useConfirmLeave()
  const [isNewVersion, setIsNewVersion] = useAtom(isNewVersionAtom)
  const { language } = useAtomValue(wordsAtom)
  const today = useToday()
  const { viewerZone: zone } = useSchoolSettings()
  const account = useAtomValue(ownerAtom)
  useEffect(() => keepAnswers(queries), [queries])
  useEffect(() => {
    if (account !== undefined) void forgetOtherDevice(account).catch(() => undefined)
  }, [account])
  useEffect(() => {
    const ending = new AbortController()
    const keepAll = async () => {
      // Where the app isn’t kept, its answers alone are readable to nobody.
      if (!(await keepApp())) return
      // It reckons with days and weeks, which most pages don’t.
      const { readAhead } = await import('./readAhead.ts')
      await readAhead(queries, { role, today, zone, tag: tagOf(language), signal: ending.signal })
    }
    void keepAll().catch(() => undefined)
    return () => ending.abort()
  }, [queries, role, today, zone, language])
  return (
    <>
      <KeptBar since={since} onRetry={onRetry} />
      <NewVersion
        isReady={isNewVersion}
        onReload={() => confirmLeave(() => void loadNewVersion())}
        onLater={() => setIsNewVersion(false)}
      />
    </>
  )
}
