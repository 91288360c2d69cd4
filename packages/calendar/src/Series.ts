import type { Slot } from './Slot.ts'
import type { WallDay } from './WallDay.ts'

/**
 * Lessons that meet every week in the school's zone, from a first to a last day (both included, null where none is
 * known) by the day on which a lesson starts. A series without days has no lessons: they are agreed on elsewhere.
 */
export type Series = Slot & { starts: WallDay | null; ends: WallDay | null }
