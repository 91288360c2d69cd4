import type { Lesson } from '@maktab/contract/schema'
import { UpcomingLessonBanner } from '@maktab/ui/layouts/AppShell/UpcomingLessonBanner'
import { getLessonKey } from '@maktab/ui/lib/lessons/upcomingLessons'
import { useSetAtom } from 'jotai'
import { dismissedLessonsAtom } from '#preferences/dismissedLessonsAtom.ts'

/** The class that is near, above the page that is open. */
export function LessonBarContainer({ lesson, path }: { lesson: Lesson | undefined; path: string }) {
  const setDismissed = useSetAtom(dismissedLessonsAtom)
  const dismiss = (one: Lesson) => setDismissed((before) => [...before, getLessonKey(one)])
  return <UpcomingLessonBanner lesson={lesson} currentPath={path} onDismiss={dismiss} />
}
