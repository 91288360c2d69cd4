import type { LessonChange, Series } from '@maktab/calendar/Series'
import { parseWallDay, type WallDay, weekdayOf } from '@maktab/calendar/WallDay'
import { parseWeekdays } from '#validation/weekdays.ts'

type Row = { time_from: string; time_to: string; days: string | null }
type Run = { starts: string | null; ends: string | null }

const dayOf = (text: string | null) => parseWallDay(text ?? '') ?? null

/** A timing as a weekly series, limited to the intersection of the runs (the class's and the timing's). */
export function toWeeklySeries({ time_from: from, time_to: to, days }: Row, ...runs: readonly Run[]): Series {
  const starts = runs.flatMap((run) => dayOf(run.starts) ?? []).toSorted()
  const ends = runs.flatMap((run) => dayOf(run.ends) ?? []).toSorted()
  return { from, to, days: parseWeekdays(days), starts: starts.at(-1) ?? null, ends: ends[0] ?? null }
}

type ChangeRow = { day: string; to_day: string | null; to_from: string | null; to_to: string | null }

/** Parses a stored lesson change; empty if it is invalid. */
export function toLessonChange({ day, to_day, to_from, to_to }: ChangeRow): LessonChange[] {
  const [named, moved] = [dayOf(day), dayOf(to_day)]
  if (!named) return []
  return [{ day: named, to: moved && to_from && to_to ? { day: moved, from: to_from, to: to_to } : null }]
}

/** A single lesson as a series. */
export function createSingleLessonSeries({ day, from, to }: { day: string; from: string; to: string }): Series {
  const held = day as WallDay
  return { days: [weekdayOf(held)], from, to, starts: held, ends: held }
}
