import { parseDayTime, type Slot } from './Series.ts'
import { type Weekday, weekdays } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'

/** A stretch of the week in minutes: 0 is Monday 00:00, 10,080 the end of Sunday. The last minute isn't part of it. */
type WeekInterval = { from: number; to: number }

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
function mergeIntervals(stretches: readonly WeekInterval[]): WeekInterval[] {
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

/** Who could teach: when they are busy, when they offer to teach (all week, where they say nothing), what they have. */
type Teacher<Id> = { id: Id; busy: readonly Slot[]; offered?: readonly Slot[]; load: number }

/** How a teacher's week fits: `minutes` of the `wanted` minutes of the preferred week are free, namely in `free`. */
type TeacherFit<Id> = { id: Id; load: number; minutes: number; wanted: number; free: Slot[] }

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
