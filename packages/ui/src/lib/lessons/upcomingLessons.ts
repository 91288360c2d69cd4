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
