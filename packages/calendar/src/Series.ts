import { type Weekday, type WallDay, dayNumberOf, weekdayOfNumber } from './WallDay.ts'
import { parseMinutes } from './wallTime.ts'

/** A weekly time (`HH:mm`) in the school's zone; an end that isn't after the start is on the next day. */
export type Slot = { days: readonly Weekday[]; from: string; to: string }

/**
 * A change to one lesson of a series, identified by its planned day. `to: null` cancels it, otherwise it is moved to
 * that day and time (`HH:mm`). A change on a day without a lesson is ignored.
 */
export type LessonChange = { day: WallDay; to: { day: WallDay; from: string; to: string } | null }

/**
 * Weekly lessons in the school's zone that start between a first and a last day (both inclusive, null if open). A
 * series without days has no lessons, because they are agreed on individually.
 */
export type Series = Slot & { starts: WallDay | null; ends: WallDay | null }

const DAY_MINUTES = 1440

/** A start in minutes since midnight and a length in minutes, which may extend into the next day. */
export type DayTime = { from: number; length: number }

/** A parsed `LessonChange` with day numbers. */
export type ParsedChange = { day: number; to: (DayTime & { day: number }) | null }

/** A parsed series: day numbers since 1 January 1970, times in minutes. */
export type ParsedSeries = DayTime & {
  first: number
  last: number
  /** Whether a lesson is planned on a day. */
  meetsOn: (day: number) => boolean
}

/** Parses a start and end time; undefined if one is invalid. */
export function parseDayTime({ from, to }: { from: string; to: string }): DayTime | undefined {
  const [start, end] = [parseMinutes(from), parseMinutes(to)]
  if (start === undefined || end === undefined) return undefined
  return { from: start, length: end > start ? end - start : end + DAY_MINUTES - start }
}

/** Parses a series; undefined if it has no lessons. */
export function parseSeries(series: Series): ParsedSeries | undefined {
  const time = parseDayTime(series)
  if (!time || series.days.length === 0) return undefined
  const first = series.starts === null ? -Infinity : dayNumberOf(series.starts)
  const last = series.ends === null ? Infinity : dayNumberOf(series.ends)
  const days = new Set(series.days)
  const meetsOn = (day: number) => day >= first && day <= last && days.has(weekdayOfNumber(day))
  return { ...time, first, last, meetsOn }
}

/** Parses the changes to lessons of a series, by planned day number; the last change of a day counts. */
export function parseLessonChanges(series: ParsedSeries, changes: readonly LessonChange[]): Map<number, ParsedChange> {
  const parsed = new Map<number, ParsedChange>()
  for (const { day: plannedDay, to } of changes) {
    const day = dayNumberOf(plannedDay)
    if (!series.meetsOn(day)) continue
    const time = to && parseDayTime(to)
    if (time !== undefined) parsed.set(day, { day, to: to && time && { ...time, day: dayNumberOf(to.day) } })
  }
  return parsed
}

/** One lesson of a series. */
export type Lesson = {
  /** The planned day, which identifies the lesson in its series. */
  day: WallDay
  /** The day on which it is held; differs from `day` only if moved. */
  heldOn: WallDay
  /** School wall times, `HH:mm`; an end that isn't after the start is on the next day. */
  from: string
  to: string
  /** Instants in milliseconds. */
  starts: number
  ends: number
  state: 'planned' | 'cancelled' | 'moved'
}

/** A lesson with day numbers since 1 January 1970, and times in minutes of the day on which it is held. */
export type LessonOccurrence = DayTime & {
  /** The planned day. */
  day: number
  /** The day on which it is held; differs from `day` only if moved. */
  heldOn: number
  state: 'planned' | 'moved'
}
