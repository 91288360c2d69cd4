import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

/** The day at the school since which something waits; nothing where nobody knows. */
export function useSinceLabel(): (since: string | null) => string {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (since) => (since === null ? '' : formatWireDay(getDayInZone(timeZone, new Date(since)), locale))
}
