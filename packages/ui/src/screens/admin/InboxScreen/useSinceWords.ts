import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { dayIn } from '#model/schoolTime.ts'
import { formatWireDay } from '#model/wireDay.ts'

/** The day at the school since which something waits; nothing where nobody knows. */
export function useSinceWords(): (since: string | null) => string {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  return (since) => (since === null ? '' : formatWireDay(dayIn(timeZone, new Date(since)), locale))
}
