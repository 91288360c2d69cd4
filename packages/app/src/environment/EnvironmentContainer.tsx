import { ClockProvider } from '@maktab/ui/environment/Clock'
import { ExtensionsContext } from '@maktab/ui/environment/Extensions'
import { SchoolSettingsProvider, useSchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { DisplayCurrencyContext } from '@maktab/ui/environment/ShownCurrency'
import { withDefaultSettings } from '@maktab/ui/model/schoolSettings'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import deployedInstructions from '../../paymentInstructions.json'
import { useSettings } from '#data/settings.ts'
import { displayCurrencyAtom } from '#preferences/shownCurrencyAtom.ts'
import { backendAtom } from '#session/backend.ts'
import { useCurrentTime } from './useNow.ts'

/** The present time, and the school’s settings: until they are known, and where a backend has none, the defaults. */
export function SchoolProviders({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const known = settings.state === 'ready' ? settings.data : undefined
  const { name } = useSchoolSettings()
  const inForce = useMemo(
    () =>
      withDefaultSettings(
        known ?? { name },
        new Intl.DateTimeFormat().resolvedOptions().timeZone,
        deployedInstructions,
      ),
    [known, name],
  )
  const [chosen, onChoose] = useAtom(displayCurrencyAtom)
  const { hasExtensions } = useAtomValue(backendAtom)
  const shown = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose])
  return (
    <ClockProvider now={useCurrentTime()}>
      <SchoolSettingsProvider settings={inForce}>
        <ExtensionsContext value={hasExtensions !== false}>
          <DisplayCurrencyContext value={shown}>{children}</DisplayCurrencyContext>
        </ExtensionsContext>
      </SchoolSettingsProvider>
    </ClockProvider>
  )
}
