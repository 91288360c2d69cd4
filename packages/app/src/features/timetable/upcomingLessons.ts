import type { Lesson } from '@maktab/contract/schema'
import { useToday, useNow } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalCalls.ts'
import { isLessonOnOrStartingSoon, getLessonKey, findNextLesson } from '@maktab/ui/lib/lessons/upcomingLessons'
import { useAtomValue } from 'jotai'
import { dismissedLessonsAtom } from '#preferences/preferences.ts'

/** One’s own lessons of the next seven days; undefined where the backend knows no timetable (decision 16). */
export function useUpcomingLessons(enabled = true): Remote<readonly Lesson[]> | undefined {
  const { viewerZone } = useSchoolSettings()
  return useOptionalQuery('getTimetable', {
    query: { from: useToday(), days: 7, zone: viewerZone },
    enabled,
    select: ({ lessons }) => lessons,
  })
}

/**
 * The lesson that is near and wasn’t put away. The shell asks for what home asks for, and shares the answer; a page within
 * it only reads that.
 */
export function useLessonStartingSoon(isShown: boolean, { asks = isShown } = {}): Lesson | undefined {
  const lessons = useUpcomingLessons(asks)
  const now = useNow()
  const dismissed = useAtomValue(dismissedLessonsAtom)
  if (!isShown || lessons?.state !== 'ready') return undefined
  const near = lessons.data.filter(
    (lesson) => isLessonOnOrStartingSoon(lesson, now) && !dismissed.includes(getLessonKey(lesson)),
  )
  return findNextLesson(near, now)
}
