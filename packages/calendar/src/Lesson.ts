import type { WallDay } from './WallDay.ts'

/** One lesson of a series. */
export type Lesson = {
  /** The day on which it was planned, which is its name in the series. */
  day: WallDay
  /** The day on which it is held: another one only where it was moved. */
  heldOn: WallDay
  /** Wall times of the school, `HH:mm`; an end that isn't after the start is on the next day. */
  from: string
  to: string
  /** Instants in milliseconds. */
  starts: number
  ends: number
  state: 'planned' | 'cancelled' | 'moved'
}
