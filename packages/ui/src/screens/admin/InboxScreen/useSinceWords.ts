import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { getDayInZone } from '#model/schoolTime.ts'
import { formatWireDay } from '#model/wireDay.ts'

/** The day at the school since which something waits; nothing where nobody knows. */
export function useSinceLabel(): (since: string | null) => string {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (since) => (since === null ? '' : formatWireDay(getDayInZone(timeZone, new Date(since)), locale))
}
