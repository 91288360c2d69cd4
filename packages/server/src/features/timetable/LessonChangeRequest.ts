import type { WallDay } from '@maktab/calendar/WallDay'
import type { LockedTiming } from './readTiming.ts'

/** What is to become of the lesson of a day, and perhaps of those that follow; cancelled without `to`. */
export type LessonChangeRequest = {
  timing: LockedTiming
  day: WallDay
  to: { day: WallDay; from: string; to: string } | undefined
  note: string | null
}
