import type { Lesson } from './Lesson.ts'
import type { LessonChange } from './LessonChange.ts'
import { listLessonsBetween } from './listLessonsBetween.ts'
import type { Series } from './Series.ts'
import { type WallDay, dayNumberOf, wallDayOf } from './WallDay.ts'
import { dayIn, instantIn } from './zones.ts'

const WEEK_MILLISECONDS = 7 * 86_400_000
/** A week, and a day at each end for lessons over midnight. */
const MAX_DAYS_BETWEEN_LESSONS = 9

/** The lesson that is on at an instant in milliseconds, or else the first one after it, that isn't cancelled. */
export function findNextLessonOfSeries(
  series: Series,
  changes: readonly LessonChange[],
  zone: string,
  after: number,
): Lesson | undefined {
  const firstUntil = (until: number) =>
    listLessonsBetween(series, changes, zone, after, until).find(({ state }) => state !== 'cancelled')
  // Mostly it is within a week. Where it isn't, the week after the last change has one, or none will come.
  return (
    firstUntil(after + WEEK_MILLISECONDS) ?? firstUntil(instantIn(zone, safeDay(series, changes, zone, after), '00:00'))
  )
}

/** A day by which the series has had another lesson that nobody cancelled or moved, if it goes on for so long. */
function safeDay(series: Series, changes: readonly LessonChange[], zone: string, after: number): WallDay {
  const days = [dayIn(zone, after), series.starts, ...changes.flatMap(({ day, to }) => [day, to?.day ?? null])]
  const last = Math.max(...days.filter((day) => day !== null).map((day) => dayNumberOf(day)))
  return wallDayOf(last + MAX_DAYS_BETWEEN_LESSONS)
}
