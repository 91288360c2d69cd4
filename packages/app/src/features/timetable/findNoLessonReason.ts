import type { Timetable } from '@maktab/contract/schema'
import type { NoLessonReason } from '@maktab/ui/lib/lessons/NoLessonReason'

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
