import type { Lesson, Timetable } from '@maktab/contract/schema'
import type { NoLessonReason } from '@maktab/ui/lib/lessons/upcomingLessons'

type Moment = {
  now: Date
  /** In the school’s zone. */
  today: string
}

/**
 * Whose register a teacher means who opens that of a class: of the lesson that is on, though it began before midnight;
 * or of today’s, also before it begins; or of the last one before.
 */
export function findDayToMark(lessons: readonly Lesson[], { now, today }: Moment): string | undefined {
  const held = lessons.filter(({ state }) => state !== 'cancelled')
  const isOver = (at: string) => Date.parse(at) <= now.getTime()
  const isOn = held.find(({ starts, ends }) => isOver(starts.at) && !isOver(ends.at))
  if (isOn) return isOn.heldOn
  return held
    .map(({ heldOn }) => heldOn)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
}

/**
 * Why a class has no lesson on a day, by the timetable of that day; nothing where it has one, or where any of its days
 * are agreed with the teacher. A lesson that was moved stands in the timetable of both days.
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
