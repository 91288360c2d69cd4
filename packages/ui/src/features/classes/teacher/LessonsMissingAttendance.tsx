import type { OwedLesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { OutstandingCard } from './OutstandingCard.tsx'
import { LessonMissingAttendanceRow } from './LessonMissingAttendanceRow.tsx'

export type LessonsMissingAttendanceProps = {
  /** The newest first. */
  lessons: readonly OwedLesson[]
  /** Where a class is marked on a day. */
  getRegisterHref: (classId: number, day: string) => string
}

/** Lessons that are over and lack a mark, each with the way to its register. */
export function LessonsMissingAttendance({ lessons, getRegisterHref }: LessonsMissingAttendanceProps) {
  const count = lessons.length
  return (
    <OutstandingCard
      title={<Trans>Lessons that want their marks</Trans>}
      rows={lessons.map((lesson) => (
        <LessonMissingAttendanceRow
          key={`${lesson.timingId} ${lesson.day}`}
          lesson={lesson}
          href={getRegisterHref(lesson.classId, lesson.heldOn)}
        />
      ))}
      showAll={<Trans>Show all {count} lessons</Trans>}
    />
  )
}
