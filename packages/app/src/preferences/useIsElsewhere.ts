import { useNow } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { getMinutesInZone } from '@maktab/ui/lib/time/schoolTime'

/** Whether the user’s clock differs from the school’s. */
export function useIsElsewhere(): boolean {
  const { timeZone, viewerZone } = useSchoolSettings()
  const now = useNow()
  return getMinutesInZone(timeZone, now) !== getMinutesInZone(viewerZone, now)
}
