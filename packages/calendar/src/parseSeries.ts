import type { LessonChange } from './LessonChange.ts'
import type { Series } from './Series.ts'
import { dayNumberOf, weekdayOfNumber } from './WallDay.ts'
import { parseMinutes } from './wallTime.ts'

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
