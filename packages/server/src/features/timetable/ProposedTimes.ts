import type { SeriesWithChanges } from '@maktab/calendar/findConflict'

/** The times that somebody would like to keep, and of what. */
export type ProposedTimes = {
  kind: 'class' | 'allotment'
  teacherId: number
  /** What is allotted; nothing of a class. */
  courseId?: number | undefined
  studentIds: readonly number[]
  /**
   * What is changed, which doesn’t clash with itself: an allotment, or a class, as a whole or one timing of it; `left` are
   * those lessons of it that stay as they are.
   */
  own?: { id: number; timingId?: number | undefined; left?: SeriesWithChanges } | undefined
  times: readonly SeriesWithChanges[]
  /** They are those of a class that is there already, which students join: nobody else is looked at. */
  isHeld?: boolean
}
