import { ClockProvider } from '@maktab/ui/providers/ClockProvider'
import { ApiExtensionsContext } from '@maktab/ui/providers/ApiExtensionsContext'
import { SchoolSettingsProvider, useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { DisplayCurrencyContext } from '@maktab/ui/providers/DisplayCurrencyContext'
import { withDefaultSettings } from '@maktab/ui/lib/school/schoolSettings'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useEffect, useState } from 'react'
import deployedInstructions from '../../../paymentInstructions.json'
import { useKeepsRequests, useSettings } from '#features/settings/settingsQueryHooks.ts'
import { displayCurrencyAtom } from '#preferences/cookieAtoms.ts'
import { backendAtom } from '#session/backendCapabilities.ts'

const TICK_MILLISECONDS = 30_000

/** The current time, updated every half minute and when the page becomes visible. */
function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, TICK_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}

/** Provides the current time and the school’s settings; defaults until they have loaded or if the backend has none. */
export function SchoolProviders({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const keepsRequests = useKeepsRequests() ?? false
  const loadedSettings = settings.state === 'ready' ? settings.data : undefined
  const { name } = useSchoolSettings()
  const effectiveSettings = useMemo(
    () => ({
      ...withDefaultSettings(
        loadedSettings ?? { name },
        new Intl.DateTimeFormat().resolvedOptions().timeZone,
        deployedInstructions,
      ),
      keepsRequests,
    }),
    [loadedSettings, name, keepsRequests],
  )
  const [chosen, onChoose] = useAtom(displayCurrencyAtom)
  const { hasExtensions } = useAtomValue(backendAtom)
  const shown = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose])
  return (
    <ClockProvider now={useCurrentTime()}>
      <SchoolSettingsProvider settings={effectiveSettings}>
        <ApiExtensionsContext value={hasExtensions !== false}>
          <DisplayCurrencyContext value={shown}>{children}</DisplayCurrencyContext>
        </ApiExtensionsContext>
      </SchoolSettingsProvider>
    </ClockProvider>
  )
}
