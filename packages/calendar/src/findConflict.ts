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
/** A lesson is a day long at most: it reaches those of the day before, of its own and of the day after. */
const NEIGHBOURING_DAYS = [-1, 0, 1]

type Held = DayTime & { day: number }
type Planned = ParsedSeries & { changes: Map<number, ParsedChange>; moved: Held[] }

/** A series with what became of single lessons. */
export type SeriesWithChanges = Series & { changes?: readonly LessonChange[] }

/**
 * The first day, from `since` on, on which lessons of two series begin to be on at once, or undefined where that never
 * comes, however long both go on. Both are of one zone, and compared by its wall: cancelled lessons are free, moved
 * ones stand where they were moved to. That the clocks skip an hour in one night doesn't make a clash.
 */
export function findConflict(a: SeriesWithChanges, b: SeriesWithChanges, since: WallDay): WallDay | undefined {
  const [one, other] = [planned(a), planned(b)]
  if (!one || !other) return undefined
  const first = dayNumberOf(since)
  const days = [
    ...NEIGHBOURING_DAYS.map((apart) => firstPlanned(one, other, apart, first)),
    ...one.moved.flatMap((held) => [...plannedNear(other, held), ...other.moved].map((near) => overlapDay(held, near))),
    ...other.moved.flatMap((held) => plannedNear(one, held).map((near) => overlapDay(held, near))),
  ]
  const found = Math.min(...days.filter((day) => day >= first))
  return Number.isFinite(found) ? wallDayOf(found) : undefined
}

function planned(series: SeriesWithChanges): Planned | undefined {
  const read = parseSeries(series)
  if (!read) return undefined
  const changes = parseLessonChanges(read, series.changes ?? [])
  return { ...read, changes, moved: [...changes.values()].flatMap(({ to }) => to ?? []) }
}

const isHeld = (series: Planned, day: number) => series.meetsOn(day) && !series.changes.has(day)

/** The first day on which planned lessons clash whose days are so far apart; a week without changes says for all. */
function firstPlanned(one: Planned, other: Planned, apart: number, since: number): number {
  const offset = overlapDay({ ...one, day: 0 }, { ...other, day: apart })
  if (offset === Infinity) return Infinity
  const first = Math.max(one.first, other.first - apart, since - offset)
  const last = Math.min(one.last, other.last - apart)
  const candidates = Array.from({ length: WEEK_DAYS }, (_, at) => {
    let day = first + at
    if (!one.meetsOn(day) || !other.meetsOn(day + apart)) return Infinity
    // It ends: the next of its kind is a week away, and only so many lessons were changed.
    while (day <= last && !(isHeld(one, day) && isHeld(other, day + apart))) day += WEEK_DAYS
    return day <= last ? day + offset : Infinity
  })
  return Math.min(...candidates)
}

/** The lessons as planned that a lesson held elsewhere might meet. */
function plannedNear(series: Planned, { day }: Held): Held[] {
  return NEIGHBOURING_DAYS.map((apart) => ({ ...series, day: day + apart })).filter((near) => isHeld(series, near.day))
}

/** The day on which two lessons begin to be on at once, or infinity where they never are. */
function overlapDay(a: Held, b: Held): number {
  const [fromA, fromB] = [a.day * DAY + a.from, b.day * DAY + b.from]
  const start = Math.max(fromA, fromB)
  return start < Math.min(fromA + a.length, fromB + b.length) ? Math.floor(start / DAY) : Infinity
}

/** Two of a list, by their places in it, and the first day on which they clash. */
type SeriesConflict = { a: number; b: number; day: WallDay }

/** What clashes with what in one list, as in one form; each pair once, from `since` on. */
export function findConflictsAmong(list: readonly SeriesWithChanges[], since: WallDay): SeriesConflict[] {
  return list.flatMap((one, a) =>
    list.slice(a + 1).flatMap((other, beyond) => {
      const day = findConflict(one, other, since)
      return day === undefined ? [] : [{ a, b: a + 1 + beyond, day }]
    }),
  )
}
