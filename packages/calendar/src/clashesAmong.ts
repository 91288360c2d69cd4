import { type ChangedSeries, clashOf } from './clashOf.ts'
import type { WallDay } from './WallDay.ts'

/** Two of a list, by their places in it, and the first day on which they clash. */
export type Clash = { a: number; b: number; day: WallDay }

/** What clashes with what in one list, as in one form; each pair once, from `since` on. */
export function clashesAmong(list: readonly ChangedSeries[], since: WallDay): Clash[] {
  return list.flatMap((one, a) =>
    list.slice(a + 1).flatMap((other, beyond) => {
      const day = clashOf(one, other, since)
      return day === undefined ? [] : [{ a, b: a + 1 + beyond, day }]
    }),
  )
}
