import type { Slot } from './Slot.ts'
import { intersect, minutesIn, stretchesToSlots, subtract, weekStretches } from './week.ts'

/** Who could teach: when they are busy, when they offer to teach (all week, where they say nothing), what they have. */
export type Teacher<Id> = { id: Id; busy: readonly Slot[]; offered?: readonly Slot[]; load: number }

/** How a teacher's week fits: `minutes` of the `wanted` minutes of the preferred week are free, namely in `free`. */
export type Fit<Id> = { id: Id; load: number; minutes: number; wanted: number; free: Slot[] }

/**
 * Teachers by how much of a preferred week they have free, then by less load, then by id. All times are of the
 * school's zone. Classes that are over aren't busy: whoever asks leaves them out.
 */
export function rankTeachers<Id extends number | string>(
  preferred: readonly Slot[],
  teachers: readonly Teacher<Id>[],
): Fit<Id>[] {
  const wanted = preferred.flatMap(weekStretches)
  const fits = teachers.map(({ id, busy, offered, load }) => {
    const there = offered ? intersect(wanted, offered.flatMap(weekStretches)) : wanted
    const free = subtract(there, busy.flatMap(weekStretches))
    return { id, load, minutes: minutesIn(free), wanted: minutesIn(wanted), free: stretchesToSlots(free) }
  })
  return fits.toSorted((a, b) => b.minutes - a.minutes || a.load - b.load || (a.id < b.id ? -1 : 1))
}
