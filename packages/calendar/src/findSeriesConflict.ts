import {
  type LessonChange,
  type DayTime,
  type ParsedChange,
  type ParsedSeries,
  parseLessonChanges,
  parseSeries,
  type Series,
} from './Series.ts'
import { type WallDay, dayNumberOf, wallDayOf } from './WallDay.ts'

const DAY = 1440
const WEEK_DAYS = 7
/** A lesson lasts at most one day, so it can only overlap lessons of the day before, the same day and the day after. */
const NEIGHBOURING_DAYS = [-1, 0, 1]

type Held = DayTime & { day: number }
type Planned = ParsedSeries & { changes: Map<number, ParsedChange>; moved: Held[] }

/** A series with the changes to single lessons. */
export type SeriesWithChanges = Series & { changes?: readonly LessonChange[] }

/**
 * The first day from `since` on which lessons of two series start to overlap; undefined if they never do. Both are
 * compared by wall time in the same zone, without cancelled lessons and with moved ones at their new time. Skipped
 * hours at daylight saving transitions are ignored.
 */
export function findSeriesConflict(a: SeriesWithChanges, b: SeriesWithChanges, since: WallDay): WallDay | undefined {
  const [one, other] = [parse(a), parse(b)]
  if (!one || !other) return undefined
  const first = dayNumberOf(since)
  const days = [
    ...NEIGHBOURING_DAYS.map((dayOffset) => firstPlanned(one, other, dayOffset, first)),
    ...one.moved.flatMap((held) => [...plannedNear(other, held), ...other.moved].map((near) => overlapDay(held, near))),
    ...other.moved.flatMap((held) => plannedNear(one, held).map((near) => overlapDay(held, near))),
  ]
  const found = Math.min(...days.filter((day) => day >= first))
  return Number.isFinite(found) ? wallDayOf(found) : undefined
}

function parse(series: SeriesWithChanges): Planned | undefined {
  const parsed = parseSeries(series)
  if (!parsed) return undefined
  const changes = parseLessonChanges(parsed, series.changes ?? [])
  return { ...parsed, changes, moved: [...changes.values()].flatMap(({ to }) => to ?? []) }
}

const isHeld = (series: Planned, day: number) => series.meetsOn(day) && !series.changes.has(day)

/**
 * The first day on which planned lessons conflict whose days differ by `dayOffset`. Lessons repeat weekly, so each
 * weekday is checked from its first occurrence on.
 */
function firstPlanned(one: Planned, other: Planned, dayOffset: number, since: number): number {
  const overlap = overlapDay({ ...one, day: 0 }, { ...other, day: dayOffset })
  if (overlap === Infinity) return Infinity
  const first = Math.max(one.first, other.first - dayOffset, since - overlap)
  const last = Math.min(one.last, other.last - dayOffset)
  const candidates = Array.from({ length: WEEK_DAYS }, (_, at) => {
    let day = first + at
    if (!one.meetsOn(day) || !other.meetsOn(day + dayOffset)) return Infinity
    // Terminates, because only a finite number of lessons is changed.
    while (day <= last && !(isHeld(one, day) && isHeld(other, day + dayOffset))) day += WEEK_DAYS
    return day <= last ? day + overlap : Infinity
  })
  return Math.min(...candidates)
}

/** The planned lessons that a moved lesson might overlap. */
function plannedNear(series: Planned, { day }: Held): Held[] {
  return NEIGHBOURING_DAYS.map((dayOffset) => ({ ...series, day: day + dayOffset })).filter((near) =>
    isHeld(series, near.day),
  )
}

/** The day on which two lessons start to overlap, or infinity. */
function overlapDay(a: Held, b: Held): number {
  const [fromA, fromB] = [a.day * DAY + a.from, b.day * DAY + b.from]
  const start = Math.max(fromA, fromB)
  return start < Math.min(fromA + a.length, fromB + b.length) ? Math.floor(start / DAY) : Infinity
}

/** Indexes of two series in a list, and the first day on which they conflict. */
type SeriesConflict = { a: number; b: number; day: WallDay }

/** All conflicting pairs in a list from `since` on, each once. */
export function findSeriesConflicts(list: readonly SeriesWithChanges[], since: WallDay): SeriesConflict[] {
  return list.flatMap((one, a) =>
    list.slice(a + 1).flatMap((other, beyond) => {
      const day = findSeriesConflict(one, other, since)
      return day === undefined ? [] : [{ a, b: a + 1 + beyond, day }]
    }),
  )
}
