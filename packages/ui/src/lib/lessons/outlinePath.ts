import type { Lesson, OwnCourseAttendance } from '@maktab/contract/schema'

/** Whether an outline was taught, is taught today, comes next, or later. */
export type OutlineState = 'done' | 'today' | 'next' | 'ahead'

export type OutlineStep = {
  state: OutlineState
  /** The day it was or will be taught; undefined if unknown. */
  day: string | undefined
}

/** What the backend knows of a course's progress. */
export type OutlineProgress = Pick<OwnCourseAttendance, 'held' | 'heldDays'>

type OutlinePathOptions = {
  outlineCount: number
  progress: OutlineProgress
  /** Days of the next lessons of the course, earliest first; may include today. */
  upcomingDays?: readonly string[] | undefined
  today: string
}

/** The state of each outline of a course: one outline is taught in each lesson, in order. */
export function getOutlinePath({
  outlineCount,
  progress: { held, heldDays = [] },
  upcomingDays = [],
  today,
}: OutlinePathOptions): OutlineStep[] {
  // Lessons of today that have attendance are among those held.
  const heldToday = heldDays.filter((day) => day === today).length
  const ahead = upcomingDays.slice(upcomingDays[0] === today ? heldToday : 0)
  return Array.from({ length: outlineCount }, (_, index): OutlineStep => {
    if (index < held) {
      const day = heldDays[index]
      return { state: day === today ? 'today' : 'done', day }
    }
    const day = ahead[index - held]
    if (day === today) return { state: 'today', day }
    const isNext = index === held || ahead[index - held - 1] === today
    return { state: isNext ? 'next' : 'ahead', day }
  })
}

/** Days on which a course is taught from today on, earliest first, without cancelled lessons. */
export function getCourseLessonDays(lessons: readonly Lesson[], courseId: number, today: string): string[] {
  return lessons
    .filter(
      ({ courses, state, heldOn }) =>
        state !== 'cancelled' && heldOn >= today && courses.some(({ id }) => id === courseId),
    )
    .map(({ heldOn }) => heldOn)
    .toSorted()
}
