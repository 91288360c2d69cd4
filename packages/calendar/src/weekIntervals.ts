import { parseDayTime } from './parseSeries.ts'
import type { Slot } from './Slot.ts'
import type { WeekInterval } from './Stretch.ts'
import { type Weekday, weekdays } from './Weekday.ts'
import { formatWallTime } from './wallTime.ts'

const DAY = 1440
const WEEK = 7 * DAY

/** When in the week a slot or series meets, in order; what goes on over Sunday's midnight comes in two parts. */
export function toWeekIntervals(slot: Slot): WeekInterval[] {
  const time = parseDayTime(slot)
  if (!time) return []
  return mergeIntervals(
    slot.days.flatMap((day) => {
      const from = (day - 1) * DAY + time.from
      const to = from + time.length
      if (to <= WEEK) return [{ from, to }]
      return [
        { from, to: WEEK },
        { from: 0, to: to - WEEK },
      ]
    }),
  )
}

/** What is in any of these, in order and without overlaps: neighbours become one. */
export function mergeIntervals(stretches: readonly WeekInterval[]): WeekInterval[] {
  const whole: WeekInterval[] = []
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const before = whole.at(-1)
    if (before && from <= before.to) before.to = Math.max(before.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** What is in both. */
export function intersectIntervals(some: readonly WeekInterval[], others: readonly WeekInterval[]): WeekInterval[] {
  const both = some.flatMap((one) =>
    others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  )
  return mergeIntervals(both.filter(({ from, to }) => from < to))
}

/** What is in the first and not in the second. */
export function subtractIntervals(some: readonly WeekInterval[], others: readonly WeekInterval[]): WeekInterval[] {
  const busy = mergeIntervals(others)
  const edges = [0, ...busy.flatMap(({ from, to }) => [from, to]), WEEK]
  const free = Array.from({ length: busy.length + 1 }, (_, at) => ({
    from: edges[at * 2] ?? WEEK,
    to: edges[at * 2 + 1] ?? WEEK,
  }))
  return intersectIntervals(some, free)
}

/** How many minutes of the week these are. */
export function countMinutes(stretches: readonly WeekInterval[]): number {
  return mergeIntervals(stretches).reduce((sum, { from, to }) => sum + to - from, 0)
}

/**
 * The slots that say these stretches, by their first day and time: over midnight where that makes one of two, Sunday's
 * too, but none longer than a day, which a slot can't say.
 */
export function intervalsToSlots(stretches: readonly WeekInterval[]): Slot[] {
  const byTime = new Map<string, { time: { from: string; to: string }; days: Set<Weekday> }>()
  for (const { from, to } of mergeIntervals(overSunday(stretches)).flatMap(inDays)) {
    const time = { from: formatWallTime(from), to: formatWallTime(to) }
    const key = `${time.from}–${time.to}`
    const slot = byTime.get(key) ?? { time, days: new Set() }
    slot.days.add(weekdays[Math.floor(from / DAY) % weekdays.length] ?? 1)
    byTime.set(key, slot)
  }
  return [...byTime.values()]
    .map(({ time, days }) => ({ days: [...days].toSorted((a, b) => a - b), ...time }))
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0) || (a.from < b.from ? -1 : 1))
}

/** What ends with Sunday and goes on with Monday as one stretch, which ends beyond the week. */
function overSunday(stretches: readonly WeekInterval[]): WeekInterval[] {
  const all = mergeIntervals(stretches)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || first.from !== 0 || last.to !== WEEK) return all
  return [...all.slice(1, -1), { from: last.from, to: WEEK + first.to }]
}

/** A stretch, or what the midnights leave of it where it is longer than a day. */
function inDays({ from, to }: WeekInterval): WeekInterval[] {
  if (to - from <= DAY) return [{ from, to }]
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  return [{ from, to: midnight }, ...inDays({ from: midnight, to })]
}
