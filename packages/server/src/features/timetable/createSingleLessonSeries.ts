import type { Series } from '@maktab/calendar/Series'
import { type WallDay, weekdayOf } from '@maktab/calendar/WallDay'

/** One lesson as a series that has no other. */
export function createSingleLessonSeries({ day, from, to }: { day: string; from: string; to: string }): Series {
  const held = day as WallDay
  return { days: [weekdayOf(held)], from, to, starts: held, ends: held }
}
