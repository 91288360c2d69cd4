import type { Slot } from './Slot.ts'
import {
  intersectIntervals,
  countMinutes,
  intervalsToSlots,
  subtractIntervals,
  toWeekIntervals,
} from './weekIntervals.ts'

/** Who could teach: when they are busy, when they offer to teach (all week, where they say nothing), what they have. */
export type Teacher<Id> = { id: Id; busy: readonly Slot[]; offered?: readonly Slot[]; load: number }

/** How a teacher's week fits: `minutes` of the `wanted` minutes of the preferred week are free, namely in `free`. */
export type TeacherFit<Id> = { id: Id; load: number; minutes: number; wanted: number; free: Slot[] }

/**
 * Teachers by how much of a preferred week they have free, then by less load, then by id. All times are of the
 * school's zone. Classes that are over aren't busy: whoever asks leaves them out.
 */
export function rankTeachers<Id extends number | string>(
  preferred: readonly Slot[],
  teachers: readonly Teacher<Id>[],
): TeacherFit<Id>[] {
  const wanted = preferred.flatMap(toWeekIntervals)
  const fits = teachers.map(({ id, busy, offered, load }) => {
    const there = offered ? intersectIntervals(wanted, offered.flatMap(toWeekIntervals)) : wanted
    const free = subtractIntervals(there, busy.flatMap(toWeekIntervals))
    return { id, load, minutes: countMinutes(free), wanted: countMinutes(wanted), free: intervalsToSlots(free) }
  })
  return fits.toSorted((a, b) => b.minutes - a.minutes || a.load - b.load || (a.id < b.id ? -1 : 1))
}
