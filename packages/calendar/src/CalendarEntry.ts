import type { LessonChange } from './LessonChange.ts'
import type { Series } from './Series.ts'

/** A series as a calendar file tells it. */
export type CalendarEntry = {
  /** Its name in the world, which stays whatever changes, and is never used for another. */
  uid: string
  title: string
  description?: string
  /** As it was typed: a link to join, or text that says where. */
  link?: string | null | undefined
  series: Series
  changes: readonly LessonChange[]
  /** When it last changed, in milliseconds, and how often it has: without them calendars miss what moved. */
  changed: number
  version: number
}
