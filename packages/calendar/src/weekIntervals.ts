import { parseDayTime, type Slot } from './Series.ts'
import { type Weekday, weekdays } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'

/** An interval of the week in minutes: 0 is Monday 00:00, 10,080 the end of Sunday. `to` is exclusive. */
type WeekInterval = { from: number; to: number }

const DAY = 1440
const WEEK = 7 * DAY

/** Converts a slot to sorted intervals of the week; one across the end of Sunday is split in two. */
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

/** Sorts intervals and merges overlapping and adjacent ones. */
function mergeIntervals(intervals: readonly WeekInterval[]): WeekInterval[] {
  const merged: WeekInterval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const previous = merged.at(-1)
    if (previous && from <= previous.to) previous.to = Math.max(previous.to, to)
    else merged.push({ from, to })
  }
  return merged
}

export function intersectIntervals(first: readonly WeekInterval[], second: readonly WeekInterval[]): WeekInterval[] {
  const both = first.flatMap((one) =>
    second.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  )
  return mergeIntervals(both.filter(({ from, to }) => from < to))
}

export function subtractIntervals(first: readonly WeekInterval[], second: readonly WeekInterval[]): WeekInterval[] {
  const busy = mergeIntervals(second)
  const edges = [0, ...busy.flatMap(({ from, to }) => [from, to]), WEEK]
  const free = Array.from({ length: busy.length + 1 }, (_, at) => ({
    from: edges[at * 2] ?? WEEK,
    to: edges[at * 2 + 1] ?? WEEK,
  }))
  return intersectIntervals(first, free)
}

/** Total minutes of the intervals, counting overlaps once. */
export function countMinutes(intervals: readonly WeekInterval[]): number {
  return mergeIntervals(intervals).reduce((sum, { from, to }) => sum + to - from, 0)
}

/**
 * Converts intervals to slots, ordered by first day and time. Intervals that meet at midnight become one slot,
 * including Sunday's midnight, but none is longer than a day, which a slot can't express.
 */
export function intervalsToSlots(intervals: readonly WeekInterval[]): Slot[] {
  const byTime = new Map<string, { time: { from: string; to: string }; days: Set<Weekday> }>()
  for (const { from, to } of mergeIntervals(joinAcrossSunday(intervals)).flatMap(splitByDay)) {
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

/** Joins an interval that ends on Sunday with one that starts on Monday; the result ends beyond the week. */
function joinAcrossSunday(intervals: readonly WeekInterval[]): WeekInterval[] {
  const all = mergeIntervals(intervals)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || first.from !== 0 || last.to !== WEEK) return all
  return [...all.slice(1, -1), { from: last.from, to: WEEK + first.to }]
}

/** Splits an interval that is longer than a day at each midnight. */
function splitByDay({ from, to }: WeekInterval): WeekInterval[] {
  if (to - from <= DAY) return [{ from, to }]
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  return [{ from, to: midnight }, ...splitByDay({ from: midnight, to })]
}

/** A candidate with busy times, offered times (all week if undefined) and current load. */
type Teacher<Id> = { id: Id; busy: readonly Slot[]; offered?: readonly Slot[]; load: number }

/** How well a teacher's week fits: `minutes` of the `wanted` preferred minutes are free, at the times in `free`. */
type TeacherFit<Id> = { id: Id; load: number; minutes: number; wanted: number; free: Slot[] }

/**
 * Ranks teachers by free minutes in the preferred times, then by lower load, then by id. All times are in the school's
 * zone. The caller must leave classes that have ended out of `busy`.
 */
export function rankTeachers<Id extends number | string>(
  preferred: readonly Slot[],
  teachers: readonly Teacher<Id>[],
): TeacherFit<Id>[] {
  const preferredIntervals = preferred.flatMap(toWeekIntervals)
  const fits = teachers.map(({ id, busy, offered, load }) => {
    const available = offered
      ? intersectIntervals(preferredIntervals, offered.flatMap(toWeekIntervals))
      : preferredIntervals
    const free = subtractIntervals(available, busy.flatMap(toWeekIntervals))
    return {
      id,
      load,
      minutes: countMinutes(free),
      wanted: countMinutes(preferredIntervals),
      free: intervalsToSlots(free),
    }
  })
  return fits.toSorted((a, b) => b.minutes - a.minutes || a.load - b.load || (a.id < b.id ? -1 : 1))
}
