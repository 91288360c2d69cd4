import type { Lesson } from '@maktab/contract/schema'

const TEN_MINUTES = 10 * 60_000

const FIFTEEN_MINUTES = 15 * 60_000

type Timed = Pick<Lesson, 'starts' | 'ends' | 'state'>

/** From ten minutes before a lesson begins until it ends, unless it is cancelled. */
export function isLessonOnOrStartingSoon(lesson: Timed, now: Date): boolean {
  return isOnOrWithin(TEN_MINUTES, lesson, now)
}

/** Whether the meeting of a lesson can be joined: from 15 minutes before it begins until it ends. */
export function isLessonJoinable(lesson: Lesson, now: Date): boolean {
  return isOnOrWithin(FIFTEEN_MINUTES, lesson, now)
}

function isOnOrWithin(milliseconds: number, { starts, ends, state }: Timed, now: Date): boolean {
  if (state === 'cancelled') return false
  return now.getTime() >= Date.parse(starts.at) - milliseconds && now.getTime() < Date.parse(ends.at)
}

const startOf = ({ starts }: Lesson) => Date.parse(starts.at)

/** The running lesson, otherwise the next one. */
export function findNextLesson(lessons: readonly Lesson[], now: Date): Lesson | undefined {
  return lessons
    .filter(({ state, ends }) => state !== 'cancelled' && Date.parse(ends.at) > now.getTime())
    .toSorted((one, other) => startOf(one) - startOf(other))[0]
}

/** Cancelled lessons before the next one, so that users don’t wait for them. */
export function findCancelledBefore(lessons: readonly Lesson[], next: Lesson | undefined, now: Date): Lesson[] {
  const until = next ? startOf(next) : Infinity
  return lessons.filter(
    (lesson) => lesson.state === 'cancelled' && Date.parse(lesson.ends.at) > now.getTime() && startOf(lesson) <= until,
  )
}

/** Stable key of a lesson. */
export function getLessonKey({ timingId, day }: Lesson): string {
  return `${timingId} ${day}`
}

/** Text that decides the language of a lesson’s title, which several languages may write alike. */
export function getLessonLanguageHint({ courses, note }: Lesson): string {
  return [...courses.map(({ name }) => name), note ?? ''].join(' ')
}

type Moment = {
  now: Date
  /** Today in the school’s zone. */
  today: string
}

/** Progress of a lesson’s register; undefined if no attendance is taken. */
export type RegisterState = 'ahead' | 'missing' | 'begun' | 'taken'

const isOver = ({ ends }: Lesson, now: Date) => Date.parse(ends.at) <= now.getTime()

/** Today’s lessons in order, including cancelled ones and an overnight lesson that is still on. */
export function filterLessonsToday(lessons: readonly Lesson[], { now, today }: Moment): Lesson[] {
  return lessons
    .filter(
      (lesson) =>
        lesson.heldOn === today || (lesson.heldOn < today && lesson.state !== 'cancelled' && !isOver(lesson, now)),
    )
    .toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
}

/** Whether a lesson can be moved or cancelled: not once it has attendance, is cancelled or over (decision 96). */
export function isLessonChangeable(lesson: Lesson, now: Date): boolean {
  return isLessonRemaining(lesson, now) && lesson.marked === 0
}

/** Whether a lesson is upcoming or running. */
export function isLessonRemaining(lesson: Lesson, now: Date): boolean {
  return lesson.state !== 'cancelled' && !isOver(lesson, now)
}

/** The number of excused students without attendance, who need none. */
function countUnmarkedExcuses({ excuses = [] }: Pick<Lesson, 'excuses'>): number {
  return excuses.filter(({ isMarked }) => !isMarked).length
}

/** Whether somebody has attendance, and nobody else needs it. */
export function isRegisterComplete(lesson: Pick<Lesson, 'students' | 'marked' | 'excuses'>): boolean {
  return lesson.marked > 0 && lesson.marked + countUnmarkedExcuses(lesson) >= lesson.students
}

export function getRegisterState(lesson: Lesson, now: Date): RegisterState | undefined {
  const { state, students, marked } = lesson
  if (state === 'cancelled' || students === 0) return undefined
  if (isRegisterComplete(lesson)) return 'taken'
  if (marked > 0) return 'begun'
  return isOver(lesson, now) && countUnmarkedExcuses(lesson) < students ? 'missing' : 'ahead'
}

/** Why a class has no lesson on a day: none is planned, it was cancelled, or it was moved to another day. */
export type NoLessonReason = { state: 'none' } | { state: 'cancelled' } | { state: 'moved'; to: string }

/** Looks up why a class has no lesson on a day; undefined if it has one, or if the timetable isn’t available. */
export type FindNoLessonReason = (day: string) => Promise<NoLessonReason | undefined>
