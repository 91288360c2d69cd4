import type { Lesson, Timetable } from '@maktab/contract/schema'
import { isLessonOnOrStartingSoon, type NoLessonReason } from './upcomingLessons.ts'

type Moment = {
  now: Date
  /** In the school’s time zone. */
  today: string
}

/**
 * The initial day of a class’s register (decision 276): that of the lesson that is on or about to start, otherwise of
 * the last one with missing marks, otherwise today if there is a lesson, otherwise of the last one.
 */
export function findDayToMark(lessons: readonly Lesson[], { now, today }: Moment): string | undefined {
  const notCancelled = lessons.filter(({ state }) => state !== 'cancelled')
  const current = notCancelled.find((lesson) => isLessonOnOrStartingSoon(lesson, now))
  if (current) return current.heldOn
  const begun = notCancelled.filter(({ starts }) => Date.parse(starts.at) <= now.getTime())
  const unmarked = begun.filter(({ marked, students }) => marked < students)
  return findLastDay(unmarked) ?? findLastDay(notCancelled.filter(({ heldOn }) => heldOn <= today))
}

function findLastDay(lessons: readonly Lesson[]): string | undefined {
  return lessons
    .map(({ heldOn }) => heldOn)
    .toSorted()
    .at(-1)
}

/** The nearest days before and after a day; undefined if there are none. */
export function findAdjacentDays(days: readonly string[], day: string) {
  const sorted = days.toSorted()
  return { previous: sorted.findLast((one) => one < day), next: sorted.find((one) => one > day) }
}

/**
 * Why a class has no lesson on a day; undefined if it has one, or times without fixed days. A moved lesson is in the
 * timetable of both days.
 */
export function findNoLessonReason(timetable: Timetable, classId: number, day: string): NoLessonReason | undefined {
  if (timetable.withoutDays.some((one) => one.classId === classId)) return undefined
  const lessons = timetable.lessons.filter((one) => one.classId === classId)
  if (lessons.some(({ heldOn, state }) => heldOn === day && state !== 'cancelled')) return undefined
  const planned = lessons.filter((one) => one.day === day)
  const moved = planned.find(({ state }) => state === 'moved')
  if (moved) return { state: 'moved', to: moved.heldOn }
  return { state: planned.length > 0 ? 'cancelled' : 'none' }
}
