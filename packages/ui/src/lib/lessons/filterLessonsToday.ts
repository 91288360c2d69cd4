import type { Lesson } from '@maktab/contract/schema'

type Moment = {
  now: Date
  /** In the school’s zone. */
  today: string
}

/** How far the register of a lesson has come; nothing where none is to be taken. */
export type RegisterState = 'ahead' | 'missing' | 'begun' | 'taken'

const isOver = ({ ends }: Lesson, now: Date) => Date.parse(ends.at) <= now.getTime()

/** What is or was on today, in its order, with what was cancelled; one of the evening before as long as it is on. */
export function filterLessonsToday(lessons: readonly Lesson[], { now, today }: Moment): Lesson[] {
  return lessons
    .filter((one) => one.heldOn === today || (one.heldOn < today && one.state !== 'cancelled' && !isOver(one, now)))
    .toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
}

/** Whether a lesson is still to be held, or is on. */
export function isLessonRemaining(lesson: Lesson, now: Date): boolean {
  return lesson.state !== 'cancelled' && !isOver(lesson, now)
}

export function getRegisterState(lesson: Lesson, now: Date): RegisterState | undefined {
  const { state, students, marked } = lesson
  if (state === 'cancelled' || students === 0) return undefined
  if (marked >= students) return 'taken'
  if (marked > 0) return 'begun'
  return isOver(lesson, now) ? 'missing' : 'ahead'
}
