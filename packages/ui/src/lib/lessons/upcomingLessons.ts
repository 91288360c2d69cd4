import type { Lesson } from '@maktab/contract/schema'

const TEN_MINUTES = 10 * 60_000

/** From ten minutes before a lesson begins until it ends, unless it is cancelled. */
export function isLessonOnOrStartingSoon({ starts, ends, state }: Lesson, now: Date): boolean {
  if (state === 'cancelled') return false
  return now.getTime() >= Date.parse(starts.at) - TEN_MINUTES && now.getTime() < Date.parse(ends.at)
}

const startOf = ({ starts }: Lesson) => Date.parse(starts.at)

/** What is on, or else comes next; nothing where no lesson is to come. */
export function findNextLesson(lessons: readonly Lesson[], now: Date): Lesson | undefined {
  return lessons
    .filter(({ state, ends }) => state !== 'cancelled' && Date.parse(ends.at) > now.getTime())
    .toSorted((one, other) => startOf(one) - startOf(other))[0]
}

/** What would have been before the next lesson, and was cancelled: whoever waits for it should know. */
export function findCancelledBefore(lessons: readonly Lesson[], next: Lesson | undefined, now: Date): Lesson[] {
  const until = next ? startOf(next) : Infinity
  return lessons.filter(
    (one) => one.state === 'cancelled' && Date.parse(one.ends.at) > now.getTime() && startOf(one) <= until,
  )
}

/** Names a lesson, for as long as it is there. */
export function getLessonKey({ timingId, day }: Lesson): string {
  return `${timingId} ${day}`
}

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

/** Why a class has no lesson on a day: the timetable has none, it was cancelled, or it is held on another day. */
export type NoLessonReason = { state: 'none' } | { state: 'cancelled' } | { state: 'moved'; to: string }

/** What the timetable says of a day of a class; nothing where there is a lesson, or where nobody knows. */
export type FindNoLessonReason = (day: string) => Promise<NoLessonReason | undefined>
