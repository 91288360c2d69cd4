import { Clock } from '@maktab/ui/environment/Clock'
import { Extensions } from '@maktab/ui/environment/Extensions'
import { SchoolSettingsProvider, useSchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { ShownCurrency } from '@maktab/ui/environment/ShownCurrency'
import { settingsOf } from '@maktab/ui/model/schoolSettings'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import deployedInstructions from '../../paymentInstructions.json'
import { useSettings } from '#data/settings.ts'
import { shownCurrencyAtom } from '#preferences/shownCurrencyAtom.ts'
import { backendAtom } from '#session/backend.ts'
import { useNow } from './useNow.ts'

/** The present time, and the school’s settings: until they are known, and where a backend has none, the defaults. */
export function EnvironmentContainer({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const known = settings.state === 'ready' ? settings.data : undefined
  const { name } = useSchoolSettings()
  const inForce = useMemo(
    () => settingsOf(known ?? { name }, new Intl.DateTimeFormat().resolvedOptions().timeZone, deployedInstructions),
    [known, name],
  )
  const [chosen, onChoose] = useAtom(shownCurrencyAtom)
  const { hasExtensions } = useAtomValue(backendAtom)
  const shown = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose])
  return (
    <Clock now={useNow()}>
      <SchoolSettingsProvider settings={inForce}>
        <Extensions value={hasExtensions !== false}>
          <ShownCurrency value={shown}>{children}</ShownCurrency>
        </Extensions>
      </SchoolSettingsProvider>
    </Clock>
  )
}
