import { useNow } from '@maktab/ui/providers/ClockProvider'
import { isLessonOnOrStartingSoon, getLessonKey, findNextLesson } from '@maktab/ui/lib/lessons/upcomingLessons'
import type { Lesson } from '@maktab/contract/schema'
import { useAtomValue } from 'jotai'
import { useUpcomingLessons } from '#features/timetable/upcomingLessons.ts'
import { dismissedLessonsAtom } from '#preferences/dismissedLessonsAtom.ts'

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
