import type { Lesson } from '@maktab/contract/schema'
import { useToday } from '@maktab/ui/environment/Clock'
import { useSchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** One’s own lessons of the next seven days; undefined where the backend knows no timetable (decision 16). */
export function useLessonsAhead(enabled = true): Remote<readonly Lesson[]> | undefined {
  const { viewerZone } = useSchoolSettings()
  const asked = useQuery({
    ...readOptions('getTimetable', { query: { from: useToday(), days: 7, zone: viewerZone } }),
    enabled,
  })
  const timetable = useUnlessUnknown('getTimetable', asked)
  return timetable && mapRemote(timetable, ({ lessons }) => lessons)
}
