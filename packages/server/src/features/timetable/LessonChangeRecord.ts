import type { ChangeRow, TimingRow } from './readTiming.ts'

/** When a lesson is held, by the school’s wall. */
type LessonSlot = { day: string; from: string; to: string }

/**
 * What became of a lesson, or (`many`) of it and those that follow: null is cancelled. Where the lesson was cancelled
 * before and still is, nothing became of it.
 */
export type LessonOutcome = { many: boolean; before: LessonSlot | null; after: LessonSlot | null }

/** How a timing was before its lessons were changed: what `lesson_acts` keeps, so that it can be put back. */
export type LessonChangeRecord = {
  timingId: number
  timing: TimingRow
  changes: ChangeRow[]
  /** The timing that the moved lessons got. */
  added: number | null
  /** From which lesson on something changed, before or after. */
  from: string
  became: LessonOutcome
}
