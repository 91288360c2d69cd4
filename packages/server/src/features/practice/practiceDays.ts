import type { Lesson } from '@maktab/calendar/Series'
import { findNextLessonOfSeries } from '@maktab/calendar/listLessonsBetween'
import { type WallDay, addDays, dayNumberOf } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import { readClassSeries } from '../timetable/readClassSeries.ts'
import type { Database } from '#database/openDatabase.ts'

/** The most days of a practice. */
export const MAX_DAYS = 28
/** The days of a practice after which no lesson is planned. */
const DAYS_WITHOUT_LESSON = 7

type PracticeDays = { days: WallDay[]; next: Lesson | undefined }

/**
 * The days on which the practice of a lesson can be done, in the school's time zone, and the next lesson (decision
 * 320). `before` ends it earlier.
 */
export async function readPracticeDays(
  database: Database,
  timeZone: string,
  classIds: readonly number[],
): Promise<(classId: number, day: WallDay, before?: WallDay) => PracticeDays> {
  const byClass = Map.groupBy(await readClassSeries(database, { classIds }), ({ classId }) => classId)
  return (classId, day, before) => {
    const [next] = (byClass.get(classId) ?? [])
      .flatMap(({ series, changes }) => {
        const after = toInstant(timeZone, addDays(day, 1), '00:00')
        const first = findNextLessonOfSeries(series, changes, timeZone, after)
        // A lesson of the same day may last past midnight.
        const isSameDay = first !== undefined && first.heldOn <= day
        return (isSameDay ? findNextLessonOfSeries(series, changes, timeZone, first.ends) : first) ?? []
      })
      .toSorted((one, other) => one.starts - other.starts)
    const end = next?.heldOn ?? addDays(day, DAYS_WITHOUT_LESSON + 1)
    return { days: listDaysBetween(day, before !== undefined && before < end ? before : end), next }
  }
}

/** The days between two lessons; the day of the first one if there is none. */
function listDaysBetween(day: WallDay, next: WallDay): WallDay[] {
  const count = Math.min(dayNumberOf(next) - dayNumberOf(day) - 1, MAX_DAYS)
  return count < 1 ? [day] : Array.from({ length: count }, (_, index) => addDays(day, index + 1))
}
