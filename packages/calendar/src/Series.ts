import { type Weekday, type WallDay, dayNumberOf, weekdayOfNumber } from './WallDay.ts'
import { parseMinutes } from './wallTime.ts'

/** A time on days of the week, in the school's zone; an end (`HH:mm`) that isn't after the start is on the next day. */
export type Slot = { days: readonly Weekday[]; from: string; to: string }

/**
 * What became of one lesson of a series, which is named by the day on which it was planned: `to: null` is cancelled,
 * else it is held at that day and time (`HH:mm`) instead. A change of a day without a lesson says nothing.
 */
export type LessonChange = { day: WallDay; to: { day: WallDay; from: string; to: string } | null }

/**
 * Lessons that meet every week in the school's zone, from a first to a last day (both included, null where none is
 * known) by the day on which a lesson starts. A series without days has no lessons: they are agreed on elsewhere.
 */
export type Series = Slot & { starts: WallDay | null; ends: WallDay | null }

const DAY_MINUTES = 1440

/** A stretch of a day: its first minute, and its length in minutes, which may go on into the next day. */
export type DayTime = { from: number; length: number }

/** What was made of a lesson: the number of its day, and when it is held instead, if at all. */
export type ParsedChange = { day: number; to: (DayTime & { day: number }) | null }

/** A series in numbers: days are counted from 1 January 1970, times in minutes. */
export type ParsedSeries = DayTime & {
  first: number
  last: number
  /** Whether a lesson is planned on a day. */
  meetsOn: (day: number) => boolean
}

/** The minutes of a time from and to, or undefined where one of them can't be read. */
export function parseDayTime({ from, to }: { from: string; to: string }): DayTime | undefined {
  const [start, end] = [parseMinutes(from), parseMinutes(to)]
  if (start === undefined || end === undefined) return undefined
  return { from: start, length: end > start ? end - start : end + DAY_MINUTES - start }
}

/** A series to count with, or undefined where it has no lessons. */
export function parseSeries(series: Series): ParsedSeries | undefined {
  const time = parseDayTime(series)
  if (!time || series.days.length === 0) return undefined
  const first = series.starts === null ? -Infinity : dayNumberOf(series.starts)
  const last = series.ends === null ? Infinity : dayNumberOf(series.ends)
  const days = new Set(series.days)
  const meetsOn = (day: number) => day >= first && day <= last && days.has(weekdayOfNumber(day))
  return { ...time, first, last, meetsOn }
}

/** The changes of lessons that a series has, by the number of their day; of two for one day the later counts. */
export function parseLessonChanges(series: ParsedSeries, changes: readonly LessonChange[]): Map<number, ParsedChange> {
  const read = new Map<number, ParsedChange>()
  for (const { day: planned, to } of changes) {
    const day = dayNumberOf(planned)
    if (!series.meetsOn(day)) continue
    const time = to && parseDayTime(to)
    if (time !== undefined) read.set(day, { day, to: to && time && { ...time, day: dayNumberOf(to.day) } })
  }
  return read
}

/** One lesson of a series. */
export type Lesson = {
  /** The day on which it was planned, which is its name in the series. */
  day: WallDay
  /** The day on which it is held: another one only where it was moved. */
  heldOn: WallDay
  /** Wall times of the school, `HH:mm`; an end that isn't after the start is on the next day. */
  from: string
  to: string
  /** Instants in milliseconds. */
  starts: number
  ends: number
  state: 'planned' | 'cancelled' | 'moved'
}

/** A lesson in numbers: days are counted from 1 January 1970, times in minutes of the day on which it is held. */
export type LessonOccurrence = DayTime & {
  /** The day on which it was planned. */
  day: number
  /** The day on which it is held: another one only where it was moved. */
  heldOn: number
  state: 'planned' | 'moved'
}
