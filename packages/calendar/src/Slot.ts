import type { Weekday } from './Weekday.ts'

/** A time on days of the week, in the school's zone; an end (`HH:mm`) that isn't after the start is on the next day. */
export type Slot = { days: readonly Weekday[]; from: string; to: string }
