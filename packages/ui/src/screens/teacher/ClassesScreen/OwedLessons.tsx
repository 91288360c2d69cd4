import type { OwedLesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { OwedCard } from './OwedCard.tsx'
import { OwedLessonRow } from './OwedLessonRow.tsx'

export type OwedLessonsProps = {
  /** The newest first. */
  lessons: readonly OwedLesson[]
  /** Where a class is marked on a day. */
  getRegisterHref: (classId: number, day: string) => string
}

/** Lessons that are over and lack a mark, each with the way to its register. */
export function OwedLessons({ lessons, getRegisterHref }: OwedLessonsProps) {
  const count = lessons.length
  return (
    <OwedCard
      title={<Trans>Lessons that want their marks</Trans>}
      rows={lessons.map((lesson) => (
        <OwedLessonRow
          key={`${lesson.timingId} ${lesson.day}`}
          lesson={lesson}
          href={getRegisterHref(lesson.classId, lesson.heldOn)}
        />
      ))}
      showAll={<Trans>Show all {count} lessons</Trans>}
    />
  )
}
