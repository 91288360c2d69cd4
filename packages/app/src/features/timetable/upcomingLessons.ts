import type { Lesson } from '@maktab/contract/schema'
import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** One’s own lessons of the next seven days; undefined where the backend knows no timetable (decision 16). */
export function useUpcomingLessons(enabled = true): Remote<readonly Lesson[]> | undefined {
  const { viewerZone } = useSchoolSettings()
  return useOptionalQuery('getTimetable', {
    query: { from: useToday(), days: 7, zone: viewerZone },
    enabled,
    select: ({ lessons }) => lessons,
  })
}
