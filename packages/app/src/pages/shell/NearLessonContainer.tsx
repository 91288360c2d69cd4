import type { Lesson } from '@maktab/contract/schema'
import { LessonBar } from '@maktab/ui/layouts/AppShell/LessonBar'
import { lessonKey } from '@maktab/ui/model/lessonsAhead'
import { useSetAtom } from 'jotai'
import { dismissedLessonsAtom } from '#preferences/dismissedLessonsAtom.ts'

/** The class that is near, above the page that is open. */
export function NearLessonContainer({ lesson, path }: { lesson: Lesson | undefined; path: string }) {
  const setDismissed = useSetAtom(dismissedLessonsAtom)
  const dismiss = (one: Lesson) => setDismissed((before) => [...before, lessonKey(one)])
  return <LessonBar lesson={lesson} currentPath={path} onDismiss={dismiss} />
}
