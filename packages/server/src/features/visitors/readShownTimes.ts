import type { Weekday } from '@maktab/calendar/WallDay'
import type { Database } from '#database/openDatabase.ts'
import { parseWeekdays } from '#validation/weekdays.ts'

type ShownTime = { from: string; to: string; days: Weekday[] }

/** Times without days come last. */
const AFTER_SUNDAY = 8

/** The weekly times of classes that haven’t ended by a day, by course, without duplicates, in order of the week. */
export async function readShownTimes(database: Database, today: string): Promise<ReadonlyMap<number, ShownTime[]>> {
  const rows = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .innerJoin('class_courses', 'class_courses.class_id', 'classes.id')
    .select(['course_id', 'time_from', 'time_to', 'days'])
    .distinct()
    .where('classes.archived_at', 'is', null)
    .where(({ eb, or }) => or([eb('classes.ends', 'is', null), eb('classes.ends', '>=', today)]))
    .where(({ eb, or }) => or([eb('class_timings.ends', 'is', null), eb('class_timings.ends', '>=', today)]))
    .execute()
  const byCourse = Map.groupBy(rows, ({ course_id: courseId }) => courseId)
  return new Map(
    [...byCourse].map(([courseId, times]) => [
      courseId,
      times
        .map(({ time_from: from, time_to: to, days }) => ({ from, to, days: parseWeekdays(days) }))
        .toSorted(
          (one, other) =>
            (one.days[0] ?? AFTER_SUNDAY) - (other.days[0] ?? AFTER_SUNDAY) || one.from.localeCompare(other.from),
        ),
    ]),
  )
}
