import type { DayTime } from './parseSeries.ts'

/** A lesson in numbers: days are counted from 1 January 1970, times in minutes of the day on which it is held. */
export type LessonOccurrence = DayTime & {
  /** The day on which it was planned. */
  day: number
  /** The day on which it is held: another one only where it was moved. */
  heldOn: number
  state: 'planned' | 'moved'
}
