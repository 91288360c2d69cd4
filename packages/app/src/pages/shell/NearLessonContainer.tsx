import { LessonBar } from '@maktab/ui/layouts/AppShell/LessonBar'
import { useNow } from '@maktab/ui/environment/Clock'
import { isNear, lessonKey, nextLessonOf } from '@maktab/ui/model/lessonsAhead'
import { useAtom } from 'jotai'
import { useLessonsAhead } from '#data/lessonsAhead.ts'
import { dismissedLessonsAtom } from '#preferences/dismissedLessonsAtom.ts'

/** The class that is near, over every page but home; it asks for what home asks for, and shares the answer. */
export function NearLessonContainer({ path }: { path: string }) {
  const lessons = useLessonsAhead()
  const now = useNow()
  const [dismissed, setDismissed] = useAtom(dismissedLessonsAtom)
  const known = lessons?.state === 'ready' ? lessons.data : []
  const near = known.filter((lesson) => isNear(lesson, now) && !dismissed.includes(lessonKey(lesson)))
  return (
    <LessonBar
      lesson={nextLessonOf(near, now)}
      currentPath={path}
      onDismiss={(lesson) => setDismissed([...dismissed, lessonKey(lesson)])}
    />
  )
}
