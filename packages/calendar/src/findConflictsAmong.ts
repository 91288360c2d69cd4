import { type SeriesWithChanges, findConflict } from './findConflict.ts'
import type { WallDay } from './WallDay.ts'

/** Two of a list, by their places in it, and the first day on which they clash. */
export type SeriesConflict = { a: number; b: number; day: WallDay }

/** What clashes with what in one list, as in one form; each pair once, from `since` on. */
export function findConflictsAmong(list: readonly SeriesWithChanges[], since: WallDay): SeriesConflict[] {
  return list.flatMap((one, a) =>
    list.slice(a + 1).flatMap((other, beyond) => {
      const day = findConflict(one, other, since)
      return day === undefined ? [] : [{ a, b: a + 1 + beyond, day }]
    }),
  )
}
