import type { Lesson, Timetable } from '@maktab/contract/schema'
import type { NoLessonReason } from './upcomingLessons.ts'

type Moment = {
  now: Date
  /** In the school’s time zone. */
  today: string
}

/**
 * The initial day of a class’s register: the day of the running lesson, even if it started before midnight; otherwise
 * today if there is a lesson, even if it hasn’t started; otherwise the day of the last lesson.
 */
export function findDayToMark(lessons: readonly Lesson[], { now, today }: Moment): string | undefined {
  const notCancelled = lessons.filter(({ state }) => state !== 'cancelled')
  const hasPassed = (at: string) => Date.parse(at) <= now.getTime()
  const current = notCancelled.find(({ starts, ends }) => hasPassed(starts.at) && !hasPassed(ends.at))
  if (current) return current.heldOn
  return notCancelled
    .map(({ heldOn }) => heldOn)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
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
