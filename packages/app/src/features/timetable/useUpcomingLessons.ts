import type { Lesson } from '@maktab/contract/schema'
import { useToday, useNow } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { isLessonOnOrStartingSoon, getLessonKey, findNextLesson } from '@maktab/ui/lib/lessons/upcomingLessons'
import { useAtomValue } from 'jotai'
import { dismissedLessonsAtom } from '#preferences/languageAndSchemeAtoms.ts'

/** The user’s lessons of the next seven days; undefined if the backend has no timetable (decision 16). */
export function useUpcomingLessons(enabled = true): Remote<readonly Lesson[]> | undefined {
  const { viewerZone } = useSchoolSettings()
  return useOptionalQuery('getTimetable', {
    query: { from: useToday(), days: 7, zone: viewerZone },
    enabled,
    select: ({ lessons }) => lessons,
  })
}

/** The next lesson that starts soon and wasn’t dismissed. The shell shares the dashboard’s query; pages only read it. */
export function useLessonStartingSoon(isShown: boolean, { asks = isShown } = {}): Lesson | undefined {
  const lessons = useUpcomingLessons(asks)
  const now = useNow()
  const dismissed = useAtomValue(dismissedLessonsAtom)
  if (!isShown || lessons?.state !== 'ready') return undefined
  const startingSoon = lessons.data.filter(
    (lesson) => isLessonOnOrStartingSoon(lesson, now) && !dismissed.includes(getLessonKey(lesson)),
  )
  return findNextLesson(startingSoon, now)
}
